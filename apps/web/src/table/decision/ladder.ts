import { ARTWORKS, type Discipline, type Preview, type Refusal } from '@la-stanza/engine';
import { moneySpace, partnerOf, points } from '@la-stanza/words';
import { playerColour } from '../../game/source/player-colour.ts';
import { isLegal, offer, optionsOf, type Deciding } from './deciding.ts';
import type { Drawing, Offer } from './decision-picture.ts';

/** Rule 4.8: the rewards of an activation, each with its result. */
export function rewardRungs(deciding: Deciding, discipline: Discipline): Offer[] {
  return optionsOf(deciding, 'reward').map((option) => {
    const { strength } = option.action;
    return withinReach(
      deciding,
      option,
      offer(deciding, option, {
        title: isLegal(option)
          ? rewardWords(deciding, discipline, strength, deciding.foresee(option.action.id))
          : plainWords(deciding, discipline, strength),
        note: isLegal(option) && discipline === 'arts' ? artworksLeft(deciding, strength) : undefined,
        badge: String(strength),
        drawing: rewardDrawing(deciding, discipline, strength),
      }),
    );
  });
}

/** Rules 4.9 and 4.10: the masterpieces of the room. */
export function masterpieceRungs(deciding: Deciding, room: Discipline): Offer[] {
  const { t, view, seat, players } = deciding;
  return optionsOf(deciding, 'masterpiece').map((option) => {
    const { place } = option.action;
    const { prestige = 0, strength = 0 } = view.niches[room][place - 1] ?? {};
    const isTop = place === view.niches[room].length;
    return withinReach(
      deciding,
      option,
      offer(deciding, option, {
        title: points(t, prestige),
        spoken: `${t('terms.masterpiece-space.name')}, ${points(t, prestige)}`,
        badge: isTop ? `${strength}+${partnerOf(room).strength}` : String(strength),
        drawing: { kind: 'pillar', player: playerColour(players, seat) },
        end: { kind: 'prestige', figure: String(prestige) },
        about: `niche ${room} ${place}`,
      }),
    );
  });
}

/** One short and something left to raise the strength with: within reach, not closed. */
function withinReach(deciding: Deciding, { refusal }: { readonly refusal: Refusal | undefined }, made: Offer): Offer {
  const { t } = deciding;
  if (refusal?.code !== 'too-weak' || refusal.needed - refusal.strength > 1) return made;
  const canSpend = optionsOf(deciding, 'disc').some(isLegal) || optionsOf(deciding, 'coin').some(isLegal);
  const canHire = optionsOf(deciding, 'hire').some(isLegal);
  if (!canSpend && !canHire) return made;
  const note = t('decision.strength.one-short', { how: canSpend ? (canHire ? 'both' : 'spend') : 'hire' });
  return { ...made, state: 'within-reach', note };
}

function artworksLeft({ t, view }: Deciding, strength: number): string | undefined {
  const left = view.artworksLeft[ARTWORKS[strength - 1] ?? 'sculpture'];
  return left === 0 ? undefined : t('decision.reward.left', { left });
}

function plainWords({ t }: Deciding, discipline: Discipline, strength: number): string {
  if (discipline === 'arts') return t(`terms.artwork.${ARTWORKS[strength - 1] ?? 'sculpture'}.name`);
  return t(`decision.reward.${discipline}`, { strength });
}

function rewardWords(deciding: Deciding, discipline: Discipline, strength: number, { events }: Preview): string {
  const { t, view } = deciding;
  if (discipline !== 'discoveries') return plainWords(deciding, discipline, strength);
  const sailed = events.find((event) => event.type === 'sailed');
  if (sailed === undefined) return t('decision.reward.no-sea');
  const taken = events.filter((event) => event.type === 'meeple-taken').length;
  const place = moneySpace(t, view.figures, sailed.to);
  const words = t('decision.reward.sail', { strength: sailed.to - sailed.from, place });
  if (taken === 0) return words;
  return t('decision.reward.and', { words, more: t('terms.meeple.politics.count', { count: taken }) });
}

function rewardDrawing({ players, seat }: Deciding, discipline: Discipline, strength: number): Drawing {
  switch (discipline) {
    case 'discoveries':
      return { kind: 'ship', player: playerColour(players, seat) };
    case 'literature':
      return { kind: 'book', colour: 'any' };
    case 'religion':
      return { kind: 'player', player: playerColour(players, seat) };
    case 'arts':
      return { kind: 'artwork', artwork: ARTWORKS[strength - 1] ?? 'sculpture' };
    case 'politics':
      return { kind: 'meeple', discipline: 'any' };
  }
}
