import type { Preview } from '@la-stanza/engine';
import { afterLanding, FINAL_LETTERS, points, shortName, whoAndWhere } from '@la-stanza/words';
import { personOf } from '../../drawing/art/cast/person-of.ts';
import { playerColour } from '../../game/source/player-colour.ts';
import { chosenAction, isLegal, offer, optionsOf, targetOf, type Deciding, type Option } from './deciding.ts';
import type { Confirm, DecisionPicture, Offer } from './decision-picture.ts';
import { confirmWithdrawal, withdrawal } from './withdraw.ts';

/** Rules 3.2, 3.6 and 11.3: walk, stay where no walk is legal, or withdraw in a final turn. */
export function walkDecision(deciding: Deciding): DecisionPicture {
  const { t, view, seat, players } = deciding;
  const lands = optionsOf(deciding, 'land');
  const leaves = optionsOf(deciding, 'withdraw').filter(isLegal);
  const stays = optionsOf(deciding, 'stay').filter(isLegal);
  const landings = lands.map((option) => landing(deciding, option));
  const open = inWalkingOrder(landings.filter(({ state }) => state !== 'not-now'));
  const shut = landings.filter((_, index) => lands[index]?.refusal?.code === 'bonus-grid-closed');
  const withdrawals = leaves.map((option) => withdrawal(deciding, option));
  const isFinal = view.phase === 'final';
  return {
    sentence: sentence(deciding, open.length > 0, leaves.length > 0),
    emblem: { kind: 'player', player: playerColour(players, seat) },
    panel: {
      title: isFinal
        ? t('decision.walk.finale', { letter: FINAL_LETTERS.charAt(view.finalTurn - 1) })
        : t('decision.walk.title'),
      note: isFinal
        ? t('decision.walk.finale-note', { left: view.figures.finalTurns - view.finalTurn })
        : t('decision.walk.note', { most: view.figures.steps }),
      tone: 'player',
      parts: [
        { kind: 'rows', rows: [...open, ...shut, ...withdrawals, ...stays.map((option) => stay(deciding, option))] },
      ],
      footer: footer(deciding),
    },
    targets: {
      spaces: new Map(
        lands.flatMap(({ action, refusal }, index) => {
          const there = landings[index];
          // far and empty spaces look as usual; skipped and closed ones are dimmed
          const isQuiet = refusal?.code === 'too-far' || refusal?.code === 'space-empty';
          return there === undefined || isQuiet ? [] : [[action.space, targetOf(there)] as const];
        }),
      ),
      withdraw: withdrawals[0] === undefined ? undefined : targetOf(withdrawals[0]),
    },
    confirm: confirm(deciding),
  };
}

function sentence({ t, view }: Deciding, canWalk: boolean, canWithdraw: boolean): string {
  const spot = view.figures.passingSpots[view.seats.filter(({ withdrawn }) => withdrawn > 0).length] ?? 0;
  if (!canWithdraw) return t(canWalk ? 'decision.walk.sentence' : 'decision.walk.no-way');
  return t(canWalk ? 'decision.walk.or-withdraw' : 'decision.walk.only-withdraw', { points: points(t, spot) });
}

const inWalkingOrder = (offers: readonly Offer[]): Offer[] =>
  offers.toSorted((one, other) => Number(one.badge) - Number(other.badge));

function landing(deciding: Deciding, option: Option<'land'>): Offer {
  const { t, view } = deciding;
  const { space } = option.action;
  const { tile = null, room = null } = view.ring[space] ?? {};
  const isOpen = isLegal(option);
  return offer(deciding, option, {
    title:
      tile === null
        ? t(space === 0 ? 'terms.bonus-space.name' : 'terms.character-space.name')
        : shortName(t, tile.tile),
    // the picture shows the emblems of person and room; a screen reader needs the words
    spoken: tile === null || room === null ? undefined : whoAndWhere(t, tile, room),
    note: isOpen ? afterLanding(t, view.figures, deciding.foresee(option.action.id).state) : undefined,
    badge: isOpen ? String(stepsOf(deciding.foresee(option.action.id))) : undefined,
    drawing: tile === null ? { kind: 'star' } : { kind: 'portrait', person: personOf(tile.tile) },
    end: room === null ? undefined : { kind: 'emblem', discipline: room },
    about: `space ${space}`,
  });
}

function stepsOf({ events }: Preview): number {
  return events.reduce((steps, event) => (event.type === 'walked' ? event.steps : steps), 0);
}

function stay(deciding: Deciding, option: Option<'stay'>): Offer {
  const { t } = deciding;
  return offer(deciding, option, {
    title: t('decision.walk.stay'),
    note: t('decision.walk.stay-note'),
    drawing: { kind: 'symbol', name: 'clock' },
  });
}

function footer(deciding: Deciding): string | undefined {
  const { t } = deciding;
  const action = chosenAction(deciding);
  if (action === undefined) return undefined;
  const { events } = deciding.foresee(action.id);
  const joins = events.find((event) => event.type === 'recruited');
  const falls = events.find((event) => event.type === 'left');
  if (joins === undefined) return undefined;
  const name = shortName(t, joins.tile);
  return falls === undefined
    ? t('decision.walk.joins', { name })
    : t('decision.walk.joins-falls', { name, falling: shortName(t, falls.tile) });
}

function confirm(deciding: Deciding): Confirm {
  const { t } = deciding;
  const action = chosenAction(deciding);
  if (action?.kind === 'land') {
    return { label: t('decision.walk.confirm', { steps: stepsOf(deciding.foresee(action.id)) }), action: action.id };
  }
  if (action?.kind === 'stay') return { label: t('decision.walk.confirm-stay'), action: action.id };
  if (action?.kind === 'withdraw') return confirmWithdrawal(deciding, { action });
  return { label: t('decision.confirm'), action: undefined };
}
