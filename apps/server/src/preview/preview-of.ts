import { BOT_PEOPLE, botPerson } from '@la-stanza/bots/people';
import type { Language } from '@la-stanza/words';
import { translatorFor } from '@la-stanza/words/catalogues';
import type { StoredGame, StoredSeat } from '../play/stored-game.ts';
import type { PreviewRow } from './draw-preview.ts';
import { levelOf } from '../bots/bot-names.ts';
import type { PagePreview } from '../client/client-page.ts';

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

/** The link preview of a table. */
export function tablePreview(stored: StoredGame, language: Language, site: string): PagePreview {
  const rows = previewRows(stored, language);
  const title = `La Stanza: ${rows.map(({ name, points }) => (points === null ? name : `${name} ${points}`)).join(', ')}`;
  const key = stored.invite === null ? '' : `key=${stored.invite}`;
  const link = `online/${stored.id}${key === '' ? '' : `?${key}`}`;
  return {
    language,
    title,
    facts: [
      ['og:type', 'website'],
      ['og:site_name', translatorFor(language)('site.unofficial')],
      ['og:title', title],
      ['og:description', translatorFor(language)(`preview.${stored.status}`)],
      ['og:url', `${site}/${link}`],
      ['og:image', `${site}/online/${stored.id}/preview.png?${key === '' ? '' : `${key}&`}${stored.revision}`],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['og:image:alt', title],
    ],
  };
}

/** The link preview of a player. */
export function playerPreview(user: string, name: string, language: Language, site: string): PagePreview {
  const title = `La Stanza: ${name}`;
  return {
    language,
    title,
    facts: [
      ['og:type', 'profile'],
      ['og:site_name', translatorFor(language)('site.unofficial')],
      ['og:title', title],
      ['og:description', translatorFor(language)('preview.player', { name })],
      ['og:url', `${site}/players/${user}`],
      ['og:image', `${site}/share-1200x630.png`],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
    ],
  };
}
