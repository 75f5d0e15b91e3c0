export { bench, type BenchResult } from './bench.ts';
