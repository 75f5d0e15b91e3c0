import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrastTable, themesIn } from './src/ui/theme/contrast.ts';

/* Writes docs/contrast.md from the tokens. */

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(ROOT, 'apps/web/src/ui/theme', file), 'utf8');

const table = contrastTable(themesIn(read('tokens.css'), read('more-contrast.css')));

writeFileSync(
  join(ROOT, 'docs/contrast.md'),
  `# Contrast

Every pair of colours that the interface puts together, computed from the tokens (\`apps/web/src/ui/theme\`) as WCAG 2.2 says: text needs
4.5 : 1, borders of controls and drawn lines 3 : 1. A test fails when a pair falls below, or when this page is out of date.

${table}`,
);
