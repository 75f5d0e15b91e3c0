import { think } from './think.ts';

// the thread pool calls the default export
export default think;
