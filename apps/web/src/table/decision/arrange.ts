import { ACTIONS, DISCIPLINES, type Discipline } from '@la-stanza/engine';
import { florins, shortName } from '@la-stanza/words';
import { personOf } from '../../drawing/art/cast/person-of.ts';
import { playerColour } from '../../game/source/player-colour.ts';
import type { TrackTarget } from '../../picture/targets.ts';
import { chosenAction, isLegal, offer, optionsOf, own, targetOf, type Deciding, type Option } from './deciding.ts';
import type { DecisionPicture, Offer, PanelPart } from './decision-picture.ts';

/** Rule 2.3: place the five starters on the worker track, one at a time, in any order. */
export function arrangeDecision(deciding: Deciding): DecisionPicture {
  const { t, seat, players } = deciding;
  const options = optionsOf(deciding, 'arrange');
  const waiting = DISCIPLINES.filter((discipline) =>
    options.some((option) => option.action.discipline === discipline && isLegal(option)),
  );
  const picked = pickedStarter(deciding, waiting);
  const starters = waiting.map((discipline) => starterOffer(deciding, discipline, picked));
  const spaces = options
    .filter(({ action }) => action.discipline === picked)
    .map((option) => spaceOffer(deciding, option));
  const placed = DISCIPLINES.length - waiting.length;
  const action = chosenAction(deciding);
  const name = picked === undefined ? '' : shortName(t, starterTile(deciding, picked));
  return {
    sentence: t(picked === undefined ? 'decision.arrange.sentence' : 'decision.arrange.space-sentence', { name }),
    emblem: { kind: 'player', player: playerColour(players, seat) },
    steps: {
      done: placed,
      total: DISCIPLINES.length,
      words: t('decision.arrange.steps', { placed, total: DISCIPLINES.length }),
    },
    panel: {
      title: t('terms.option.arranged.name'),
      note: t('decision.arrange.note'),
      tone: 'player',
      parts: [
        { kind: 'chips', caption: t('decision.arrange.who'), chips: starters },
        ...(spaces.length > 0
          ? [
              {
                kind: 'chips',
                caption: t('decision.arrange.where'),
                chips: spaces.map(({ chip }) => chip),
              } satisfies PanelPart,
            ]
          : []),
        {
          kind: 'words',
          heading: t('decision.arrange.meaning'),
          lines: [t('decision.arrange.price'), t('decision.arrange.push')],
        },
      ],
    },
    targets: { workers: new Map(spaces.map(({ worker, target }) => [worker, target])) },
    confirm: {
      label:
        action?.kind === 'arrange'
          ? t('decision.arrange.confirm', { name, worker: action.worker })
          : t('decision.confirm'),
      action: action?.id,
    },
  };
}

function pickedStarter({ choice }: Deciding, waiting: readonly Discipline[]): Discipline | undefined {
  const action = choice.action === undefined ? undefined : ACTIONS[choice.action];
  if (action?.kind === 'arrange') return action.discipline;
  return choice.first === undefined ? (waiting.length === 1 ? waiting[0] : undefined) : DISCIPLINES[choice.first];
}

/** The seat's own starter of a discipline, among the tiles set aside. */
function starterTile({ view, seat }: Deciding, discipline: Discipline): number {
  const aside = view.pile.aside.filter((tile) => tile.discipline === discipline);
  // one set of starters per seat, in seat order (docs/guide/notation.md)
  return (
    aside.find(({ name }) => name === `s${DISCIPLINES.length * seat + DISCIPLINES.indexOf(discipline)}`)?.tile ?? 0
  );
}

function starterOffer(deciding: Deciding, discipline: Discipline, picked: Discipline | undefined): Offer {
  const { t } = deciding;
  const tile = starterTile(deciding, discipline);
  return {
    key: discipline,
    state: picked === discipline ? 'chosen' : 'legal',
    title: shortName(t, tile),
    drawing: { kind: 'portrait', person: personOf(tile) },
    dragOnto: 'worker',
    onChoose: () => deciding.pick({ first: DISCIPLINES.indexOf(discipline) }),
  };
}

function spaceOffer(
  deciding: Deciding,
  option: Option<'arrange'>,
): { readonly worker: number; readonly chip: Offer; readonly target: TrackTarget } {
  const { t, view } = deciding;
  const { worker } = option.action;
  const there = own(deciding).workers[worker - 1];
  const price = florins(t, view.figures.hiringCosts[worker - 1] ?? 0);
  const chip = offer(deciding, option, {
    title: price,
    spoken: t('decision.hire.space', { worker, price }),
    note: t('decision.arrange.free'),
    drawing:
      there === null || there === undefined
        ? { kind: 'symbol', name: own(deciding).financier.worker === worker ? 'lock' : 'plus' }
        : { kind: 'portrait', person: personOf(there.tile) },
    about: `worker ${worker}`,
  });
  return {
    worker,
    chip: { ...chip, tag: isLegal(option) ? undefined : '' },
    target: {
      ...targetOf(chip),
      note: isLegal(option) ? [t('decision.arrange.place'), t('decision.arrange.here')] : undefined,
    },
  };
}
