import type { Language } from '@la-stanza/protocol';
import type { Translate } from '@la-stanza/words';
import { translatorFor } from '@la-stanza/words/catalogues';
import type { Notification, GameNotice } from './transport.ts';

const linkTo = (site: string, game: string): string => `${site.replace(/\/$/, '')}/online/${game}`;

/** The mail in its reader's language, with a link to every game it mentions. */
export function mailText(
  language: Language,
  notification: Notification,
  site: string,
): { readonly subject: string; readonly body: string } {
  const t = translatorFor(language);
  switch (notification.kind) {
    case 'confirm': {
      const { code } = notification;
      const sentence = t('mail.confirm.text', { code });
      return { subject: t('mail.confirm.subject', { code }), body: `${sentence}\n\n${site}\n` };
    }
    case 'digest': {
      const count = new Set(notification.notices.map(({ game }) => game)).size;
      const body = notification.notices.map((notice) => paragraph(t, notice, site)).join('\n');
      return { subject: t('mail.digest.subject', { count }), body };
    }
    default:
      return { subject: t(`mail.${notification.kind}.subject`), body: paragraph(t, notification, site) };
  }
}

function paragraph(t: Translate, notice: GameNotice, site: string): string {
  const { kind, game } = notice;
  const sentence = t(`mail.${kind}.text`);
  return `${[sentence, ...factsOf(t, notice)].join(' ')}\n\n${linkTo(site, game)}\n`;
}

const HOUR = 3_600_000;

/** Who else plays, and for a turn when it ends. */
function factsOf(t: Translate, { kind, others = [], deadline = null }: GameNotice): readonly string[] {
  const names = others.length === 0 ? [] : [t('mail.with', { names: others.join(', ') })];
  const isTurn = kind === 'your-turn' || kind === 'reminder';
  const hours = deadline === null || !isTurn ? 0 : Math.floor((deadline - Date.now()) / HOUR);
  return hours <= 0 ? names : [...names, t('mail.left', { hours })];
}
