import type { Language } from '@la-stanza/protocol';
import type { StoredGame } from '../play/stored-game.ts';
import type { PreviewRow } from './draw-preview.ts';
import { previewWords } from './preview-words.ts';

const BOTS: Readonly<Record<string, string>> = { en: 'Bot', de: 'Bot', fr: 'Robot', nl: 'Bot' };

/** Who sits at a table, and what a finished game has come to. */
export function previewRows({ seats, result }: StoredGame, language: Language): readonly PreviewRow[] {
  return seats.map(({ seat, kind, name }) => ({
    seat,
    name: name ?? (kind === 'bot' ? (BOTS[language] ?? 'Bot') : kind === 'open' ? '…' : previewWords(language).nobody),
    points: result?.totals[seat] ?? null,
    isWinner: result?.winners.includes(seat) === true,
  }));
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/**
 * The page behind a link without #: what follows a # is never sent, so previews need one. It says what the link leads to and sends
 * everybody else on to the table.
 */
export function previewPage(stored: StoredGame, language: Language, site: string): string {
  const rows = previewRows(stored, language);
  const title = `La Stanza: ${rows.map(({ name, points }) => (points === null ? name : `${name} ${points}`)).join(', ')}`;
  const table = `../#/online/${stored.id}`;
  const facts: readonly (readonly [string, string])[] = [
    ['og:type', 'website'],
    ['og:site_name', 'La Stanza'],
    ['og:title', title],
    ['og:description', previewWords(language)[stored.status]],
    ['og:url', `${site}/online/${stored.id}`],
    ['og:image', `${site}/online/${stored.id}/preview.png?${stored.revision}`],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', title],
  ];
  return [
    '<!doctype html>',
    `<html lang="${language}"><head><meta charset="utf-8"><title>${escaped(title)}</title>`,
    ...facts.map(([name, value]) => `<meta property="${name}" content="${escaped(value)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
    `<meta http-equiv="refresh" content="0;url=${table}">`,
    `</head><body><a href="${table}">${escaped(title)}</a></body></html>`,
    '',
  ].join('\n');
}
