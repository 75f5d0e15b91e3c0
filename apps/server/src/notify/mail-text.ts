import type { Language } from '@la-stanza/protocol';
import type { Translate } from '@la-stanza/words';
import { translatorFor } from '@la-stanza/words/catalogues';
import type { Letter, News } from './courier.ts';

const linkTo = (site: string, game: string): string => `${site.replace(/\/$/, '')}/online/${game}`;

/** A mail in its reader's language, with a link for every game it is about. */
export function mailText(
  language: Language,
  letter: Letter,
  site: string,
): { readonly subject: string; readonly body: string } {
  const t = translatorFor(language);
  switch (letter.kind) {
    case 'confirm': {
      const { code } = letter;
      const sentence = t('mail.confirm.text', { code });
      return { subject: t('mail.confirm.subject', { code }), body: `${sentence}\n\n${site}\n` };
    }
    case 'digest': {
      const count = new Set(letter.news.map(({ game }) => game)).size;
      const body = letter.news.map((news) => paragraph(t, news, site)).join('\n');
      return { subject: t('mail.digest.subject', { count }), body };
    }
    default:
      return { subject: t(`mail.${letter.kind}.subject`), body: paragraph(t, letter, site) };
  }
}

function paragraph(t: Translate, { kind, game }: News, site: string): string {
  const sentence = t(`mail.${kind}.text`);
  return `${sentence}\n\n${linkTo(site, game)}\n`;
}
