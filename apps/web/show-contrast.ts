import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrastTable, themesIn } from './src/ui/theme/contrast.ts';

/* Prints the contrast of every pair of colours that the interface puts together, as WCAG 2.2 computes it from the tokens. */

const read = (file: string): string => readFileSync(join(import.meta.dirname, 'src/ui/theme', file), 'utf8');

console.log(contrastTable(themesIn(read('tokens.css'), read('more-contrast.css'))));
