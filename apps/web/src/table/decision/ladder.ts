import {
  ARTWORKS,
  type Action,
  type ActionId,
  type Discipline,
  type RuledRefusal,
  legalActions,
} from '@la-stanza/engine';
import { BOOK_COLOURS, partnerOf, plainRewardWords, points, rewardWords } from '@la-stanza/words';
import { playerColour } from '../../game/source/player-colour.ts';
import { isLegal, offer, optionsOf, type Deciding, type Option } from './deciding.ts';
import type { Drawing, Offer } from './decision-picture.ts';

/** Rule 4.8: the rewards of an activation, each with its result. */
export function rewardRungs(deciding: Deciding, discipline: Discipline): Offer[] {
  const { t, view } = deciding;
  return optionsOf(deciding, 'reward').map((option) => {
    const { strength } = option.action;
    return withinReach(
      deciding,
      option,
      offer(
        deciding,
        option,
        {
          title: isLegal(option)
            ? rewardWords(t, view.figures, { discipline, strength }, deciding.foresee(option.action.id).events)
            : plainRewardWords(t, discipline, strength),
          note: isLegal(option) && discipline === 'arts' ? artworksLeft(deciding, strength) : undefined,
          badge: String(strength),
          drawing: rewardDrawing(deciding, discipline, strength),
        },
        { also: isLegal(option) && discipline === 'arts' ? artworkOf(deciding, option.action) : undefined },
      ),
    );
  });
}

/** The artwork that an Arts reward is about: one tap takes it. Undefined if there is none left, or steps are confirmed. */
function artworkOf(deciding: Deciding, { id, strength }: Option<'reward'>['action']): ActionId | undefined {
  if (!deciding.isDirect) return undefined;
  const artwork = ARTWORKS[strength - 1];
  return legalActions(deciding.foresee(id).state).find((next) => next.kind === 'artwork' && next.artwork === artwork)
    ?.id;
}

/** What the highest reward begins with: a book, a box or a chair, each one tap. */
export function rewardThings(
  deciding: Deciding,
  rungs: readonly Offer[],
): readonly { readonly thing: Action; readonly made: Offer }[] {
  if (!deciding.isDirect) return [];
  const reward = optionsOf(deciding, 'reward').findLast(isLegal);
  const rung = rungs.findLast(({ state }) => state === 'legal' || state === 'chosen');
  if (reward === undefined || rung === undefined) return [];
  return legalActions(deciding.foresee(reward.action.id).state).flatMap((thing) => {
    const look = thingLook(deciding, thing);
    if (look === undefined) return [];
    const spoken = `${look.title}. ${rung.title}`;
    return [{ thing, made: offer(deciding, reward, { ...look, spoken }, { also: thing.id }) }];
  });
}

function thingLook(
  { t }: Deciding,
  thing: Action,
): { readonly title: string; readonly drawing: Drawing; readonly about: string } | undefined {
  switch (thing.kind) {
    case 'book': {
      const colour = BOOK_COLOURS.find((each) => each === thing.discipline);
      return colour === undefined
        ? undefined
        : { title: t(`terms.book.${colour}.name`), drawing: { kind: 'book', colour }, about: `pile ${colour}` };
    }
    case 'box':
      return {
        title: t(`terms.box.${thing.discipline}`),
        drawing: { kind: 'emblem', discipline: thing.discipline },
        about: `box ${thing.discipline}`,
      };
    case 'meeple':
      return {
        title: t(`terms.meeple.${thing.discipline}.name`),
        drawing: { kind: 'meeple', discipline: thing.discipline },
        about: `chair ${thing.discipline}`,
      };
    default:
      return undefined;
  }
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

/** One strength short, and something left to raise it with: within reach, not closed. */
function withinReach(
  deciding: Deciding,
  { refusal }: { readonly refusal: RuledRefusal | undefined },
  made: Offer,
): Offer {
  const { t } = deciding;
  if (refusal?.code !== 'too-weak' || refusal.needed - refusal.strength > 1) return made;
  const canSpend = optionsOf(deciding, 'disc').some(isLegal) || optionsOf(deciding, 'coin').some(isLegal);
  const canHire = optionsOf(deciding, 'hire').some(isLegal);
  if (!canSpend && !canHire) return made;
  const note = t('decision.strength.one-short', { how: canSpend ? (canHire ? 'both' : 'spend') : 'hire' });
  const raise = [...optionsOf(deciding, 'disc'), ...optionsOf(deciding, 'coin')].find(isLegal);
  return {
    ...made,
    state: 'within-reach',
    note,
    // a rung that says "raise it" raises it, or says what would
    onChoose: () =>
      raise === undefined
        ? deciding.showReason(t('decision.strength.by-hiring', { strength: refusal.needed }), refusal.rule)
        : deciding.pick({ action: raise.action.id }),
    onLook: (on) => deciding.look(on && raise !== undefined ? { action: raise.action.id } : undefined),
  };
}

function artworksLeft({ t, view }: Deciding, strength: number): string | undefined {
  const left = view.artworksLeft[ARTWORKS[strength - 1] ?? 'sculpture'];
  return left === 0 ? undefined : t('decision.reward.left', { left });
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
