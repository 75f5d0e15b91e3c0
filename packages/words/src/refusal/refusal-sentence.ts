import type { Refusal } from '@la-stanza/engine';
import { shortName } from '../people/cast.ts';
import { disciplineName, florins } from '../pieces/amounts.ts';
import { playerName, type NamedPlayer } from '../people/seats.ts';
import type { Translate } from '../translate.ts';

/**
 * Why something cannot be done now, in a sentence. A code without one does not compile.
 *
 * @example
 * const t = translatorFor('en');
 * refusalSentence(t, { code: 'too-far', space: 9, steps: 9, most: 4 }, []); // 'Too far: 9 steps, and 4 is the limit.'
 */
export function refusalSentence(t: Translate, refusal: Refusal, players: readonly NamedPlayer[]): string {
  switch (refusal.code) {
    case 'no-such-action':
    case 'game-over':
    case 'chance-first':
    case 'not-a-choice':
    case 'other-decision':
    case 'no-such-seat':
    case 'cover-not-available':
    case 'space-empty':
    case 'can-walk':
    case 'not-final-turn':
    case 'must-withdraw':
    case 'financier-spent':
    case 'expert-only':
    case 'fire-instead-of-hire':
    case 'coin-used':
    case 'masterpiece-made':
    case 'colour-written':
    case 'shelf-row-full':
    case 'box-used':
    case 'colour-taken':
    case 'supply-empty':
    case 'cannot-decline':
    case 'artwork-gone':
    case 'none-held':
    case 'bonus-tile-not-in-game':
    case 'box-empty':
    case 'no-character':
    case 'in-room':
    case 'financier-space':
      return t(`refusal.${refusal.code}`);
    case 'tile-not-available':
    case 'starter-placed':
    case 'space-taken':
    case 'just-hired':
      return t(`refusal.${refusal.code}`, { name: shortName(t, refusal.tile) });
    case 'bonus-tile-not-available':
      return t('refusal.bonus-tile-not-available', { tile: t(`terms.tile.${refusal.tile}.name`) });
    case 'space-occupied':
    case 'niche-taken':
    case 'bonus-tile-taken':
      return t(`refusal.${refusal.code}`, { player: playerName(players, refusal.by) });
    case 'too-far':
      return t('refusal.too-far', { steps: refusal.steps, most: refusal.most });
    case 'bonus-grid-closed':
      return t('refusal.bonus-grid-closed', { missing: refusal.missing });
    case 'not-in-room':
    case 'no-recruit':
    case 'nobody-to-hire-or-fire':
    case 'hire-first':
      return t(`refusal.${refusal.code}`, { discipline: disciplineName(t, refusal.discipline) });
    case 'no-meeple':
    case 'no-meeple-for-tile':
      return t(`refusal.${refusal.code}`, { meeple: refusal.discipline });
    case 'cannot-afford-hire':
    case 'cannot-afford':
    case 'coin-too-dear':
      return t(`refusal.${refusal.code}`, { amount: florins(t, refusal.short) });
    case 'no-such-recruit-space':
      return t('refusal.no-such-recruit-space', { spaces: refusal.spaces });
    case 'recruit-space-empty':
      return t('refusal.recruit-space-empty', { recruit: refusal.recruit });
    case 'other-discipline':
    case 'activated-discipline-first':
      return t(`refusal.${refusal.code}`, { discipline: disciplineName(t, refusal.discipline) });
    case 'worker-of-other-discipline':
      return t('refusal.worker-of-other-discipline', {
        name: shortName(t, refusal.tile),
        discipline: disciplineName(t, refusal.discipline),
      });
    case 'hiring-closed':
      return t('refusal.hiring-closed', { because: refusal.because });
    case 'no-worker':
      return t('refusal.no-worker', { worker: refusal.worker });
    case 'no-disc-in-box':
      return t('refusal.no-disc-in-box', { box: t(`terms.box.${refusal.discipline}`) });
    case 'coin-tile-missing':
      return t('refusal.coin-tile-missing', { tile: t('terms.tile.Rd.name') });
    case 'too-weak':
      return t('refusal.too-weak', { short: refusal.needed - refusal.strength });
    case 'partner-too-weak':
      return t('refusal.partner-too-weak', { discipline: disciplineName(t, refusal.partner) });
    case 'niche-covered':
      return t('refusal.niche-covered', { players: players.length });
    case 'artwork-beyond-strength':
      return t('refusal.artwork-beyond-strength', { needed: refusal.needed });
    case 'condition-not-met':
      return t('refusal.condition-not-met', { nth: refusal.nth });
  }
}
