import { BOT_PEOPLE, botPerson } from '@la-stanza/bots/people';
import type { Language } from '@la-stanza/words';
import { translatorFor } from '@la-stanza/words/catalogues';
import type { StoredGame, StoredSeat } from '../play/stored-game.ts';
import type { PreviewRow } from './draw-preview.ts';
import { levelOf } from '../bots/bot-names.ts';

/** The seats of a table with their points, if the game is finished. */
export function previewRows({ seats, result }: StoredGame, language: Language): readonly PreviewRow[] {
  return seats.map((sitter) => ({
    seat: sitter.seat,
    name: sitterName(sitter, language),
    points: result?.totals[sitter.seat] ?? null,
    isWinner: result?.winners.includes(sitter.seat) === true,
  }));
}

function sitterName({ seat, kind, name, bot }: StoredSeat, language: Language): string {
  if (name !== null) return name;
  if (kind === 'open') return '…';
  // the bot's name as the table shows it
  return kind === 'bot' ? BOT_PEOPLE[botPerson(seat, levelOf(bot ?? '') ?? 1)] : translatorFor(language)('people.gone');
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
 * The page behind a link without #. Browsers never send what follows a #, so link previews need a page of their own. It
 * describes the game and redirects people to the table.
 */
export function previewPage(stored: StoredGame, language: Language, site: string): string {
  const rows = previewRows(stored, language);
  const title = `La Stanza: ${rows.map(({ name, points }) => (points === null ? name : `${name} ${points}`)).join(', ')}`;
  const key = stored.invite === null ? '' : `key=${stored.invite}`;
  const link = `online/${stored.id}${key === '' ? '' : `?${key}`}`;
  const table = `../#/${link}`;
  const facts: readonly (readonly [string, string])[] = [
    ['og:type', 'website'],
    ['og:site_name', translatorFor(language)('site.unofficial')],
    ['og:title', title],
    ['og:description', translatorFor(language)(`preview.${stored.status}`)],
    ['og:url', `${site}/${link}`],
    ['og:image', `${site}/online/${stored.id}/preview.png?${key === '' ? '' : `${key}&`}${stored.revision}`],
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
