import type { Figures } from '@la-stanza/engine';
import { disciplineName, florins, moneySpace, points } from '../pieces/amounts.ts';
import type { Translate } from '../translate.ts';
import type { Closed, Gain, Gives } from './gains.ts';

/** An activation in a few words: "Arts 3: the last painting", or what a meeple would open. */
export function gainWords(t: Translate, figures: Figures, { discipline, isHere, strength, gives }: Gain): string {
  const words = givesWords(t, figures, gives);
  return isHere
    ? t('decision.gain.here', { discipline: disciplineName(t, discipline), strength, gives: words })
    : t('decision.gain.afar', { gives: words });
}

/** The same without the way the room is activated, for places that show it besides. */
export function activationWords(t: Translate, figures: Figures, gain: Gain): string {
  return gainWords(t, figures, { ...gain, isHere: true });
}

function givesWords(t: Translate, figures: Figures, gives: Gives): string {
  switch (gives.kind) {
    case 'masterpiece':
      return t('decision.gain.masterpiece', { points: points(t, gives.prestige) });
    case 'sail':
      return t('decision.gain.sail', { place: moneySpace(t, figures, gives.to) });
    case 'books':
    case 'meeples':
      return t(`decision.gain.${gives.kind}`, { count: gives.count });
    case 'discs':
      return gives.isLast ? t('decision.gain.last-disc') : t('decision.gain.discs', { count: gives.count });
    case 'artwork':
      return t(gives.isLast ? 'decision.gain.last-artwork' : 'decision.gain.artwork', { artwork: gives.artwork });
    case 'nothing':
      return t('decision.gain.nothing');
  }
}

/** Why nothing is open; undefined if it cannot be said in a few words. */
export function closedWords(t: Translate, closed: Closed | undefined): string | undefined {
  switch (closed?.why) {
    case 'money':
      return t('decision.closed.money', { money: closed.money, amount: florins(t, closed.short) });
    case 'no-recruit':
      return t('decision.closed.nobody', { discipline: disciplineName(t, closed.discipline) });
    case undefined:
      return undefined;
  }
}
