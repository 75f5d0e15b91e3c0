export { DISCIPLINES, type Discipline } from '@la-stanza/engine';
