import { ACTIONS, type ActionId, type Discipline, type Refusal } from '@la-stanza/engine';
import { change, florins, leavesWords, refusalSentence, shortName, strengthChange, type Hired } from '@la-stanza/words';
import { personOf } from '../../drawing/art/cast/person-of.ts';
import type { TrackTarget } from '../../picture/targets.ts';
import { isLegal, offer, optionsOf, own, targetOf, type Deciding, type Option } from './deciding.ts';
import type { Offer, PanelPart } from './decision-picture.ts';

/** Rules 4.3 to 4.5: tap a recruit, then a space. */
export type Hiring = {
  /** The chosen recruitment space, from 1. */
  readonly recruit: number | undefined;
  readonly parts: readonly PanelPart[];
  readonly recruits: ReadonlyMap<number, TrackTarget>;
  readonly workers: ReadonlyMap<number, TrackTarget>;
  /** The names of the recruits who can be hired. */
  readonly names: readonly string[];
};

export function hiring(deciding: Deciding, discipline: Discipline): Hiring {
  const { t } = deciding;
  const hires = optionsOf(deciding, 'hire').filter(({ refusal }) => refusal?.code !== 'no-such-recruit-space');
  const open = [...new Set(hires.filter(isLegal).map(({ action }) => action.recruit))];
  const recruit = pickedRecruit(deciding, open);
  const recruitOffers = own(deciding).recruits.flatMap((tile, index) =>
    tile === null ? [] : [recruitOffer(deciding, index + 1, tile.tile, open, recruit, hires)],
  );
  const spaces = hires
    .filter(({ action }) => action.recruit === recruit)
    .map((option) => spaceOffer(deciding, option, discipline));
  const openOffers = recruitOffers.filter(({ state }) => state !== 'not-now');
  return {
    recruit,
    names: openOffers.map(({ title }) => title),
    parts: [
      // a single recruit needs no choice, unless firing is chosen instead
      ...(openOffers.length > 1 || (openOffers.length > 0 && recruit === undefined)
        ? [{ kind: 'chips', caption: t('decision.hire.who'), chips: openOffers } satisfies PanelPart]
        : []),
      ...(spaces.length > 0
        ? [
            {
              kind: 'chips',
              caption: t('decision.hire.where'),
              chips: spaces.map(({ chip }) => chip),
            } satisfies PanelPart,
          ]
        : []),
    ],
    recruits: new Map(
      recruitOffers.map((made) => [Number(made.key), { ...targetOf(made), dimmed: made.state === 'not-now' }]),
    ),
    workers: new Map(spaces.map(({ worker, target }) => [worker, target])),
  };
}

function pickedRecruit({ choice }: Deciding, open: readonly number[]): number | undefined {
  const action = choice.action === undefined ? undefined : ACTIONS[choice.action];
  if (action?.kind === 'hire') return action.recruit;
  if (action?.kind === 'fire') return undefined;
  return choice.first ?? (open.length === 1 ? open[0] : undefined);
}

function recruitOffer(
  deciding: Deciding,
  recruit: number,
  tile: number,
  open: readonly number[],
  picked: number | undefined,
  hires: readonly Option<'hire'>[],
): Offer {
  const { t, players } = deciding;
  const closed = hires.find(({ action }) => action.recruit === recruit)?.refusal;
  const reason = open.includes(recruit) || closed === undefined ? undefined : refusalSentence(t, closed, players);
  return {
    key: String(recruit),
    state: reason !== undefined ? 'not-now' : picked === recruit ? 'chosen' : 'legal',
    title: shortName(t, tile),
    note: reason,
    drawing: { kind: 'portrait', person: personOf(tile) },
    about: `recruit ${recruit}`,
    onChoose: () =>
      reason === undefined ? deciding.pick({ first: recruit }) : deciding.showReason(reason, closed?.rule),
  };
}

type SpaceOffer = { readonly worker: number; readonly chip: Offer; readonly target: TrackTarget };

function spaceOffer(deciding: Deciding, option: Option<'hire'>, discipline: Discipline): SpaceOffer {
  const { t, view } = deciding;
  const { worker } = option.action;
  const me = own(deciding);
  const there = me.workers[worker - 1];
  const price = florins(t, view.figures.hiringCosts[worker - 1] ?? 0);
  const isShort = option.refusal?.code === 'cannot-afford';
  const isFinancier = me.financier.worker === worker;
  const by = isLegal(option) ? strengthChange(hiredBy(deciding, option.action.id), discipline) : 0;
  const name = shortName(t, me.recruits[option.action.recruit - 1]?.tile ?? 0);
  const onto = t('decision.hire.onto', { name, space: t('decision.hire.space', { worker, price }) });
  const note =
    there === null || there === undefined
      ? t('decision.hire.empty')
      : isLegal(option)
        ? leavesWords(t, hiredBy(deciding, option.action.id), there)
        : undefined;
  const chip = offer(deciding, option, {
    title: price,
    spoken: isLegal(option) ? `${onto}, ${t('decision.hire.strength', { change: change(by) })}` : onto,
    note,
    drawing:
      there === null || there === undefined
        ? { kind: 'symbol', name: isFinancier ? 'lock' : 'plus' }
        : { kind: 'portrait', person: personOf(there.tile) },
    about: `worker ${worker}`,
  });

  return {
    worker,
    chip: { ...chip, tag: isLegal(option) ? change(by) : isShort ? undefined : '' },
    target: {
      ...targetOf(chip),
      tag: isLegal(option) ? { kind: 'change', text: change(by) } : undefined,
      note: isShort ? [florins(t, option.refusal.short), t('decision.hire.short')] : undefined,
      below: belowOf(deciding, option.refusal),
    },
  };
}

function belowOf({ t }: Deciding, refusal: Refusal | undefined): string | undefined {
  if (refusal?.code === 'financier-space') return t('decision.hire.stays');
  return refusal?.code === 'just-hired' ? t('table.mat.just-hired') : undefined;
}

const hiredBy = ({ view, seat, foresee }: Deciding, action: ActionId): Hired => ({
  view,
  seat,
  after: foresee(action).state,
});

/** Rule 4.6: firing instead, in the expert variant. */
export function firing(deciding: Deciding): {
  readonly chips: readonly Offer[];
  readonly workers: ReadonlyMap<number, TrackTarget>;
} {
  const { t } = deciding;
  const options = optionsOf(deciding, 'fire').filter(isLegal);
  const made = options.map((option) => {
    const tile = own(deciding).workers[option.action.worker - 1]?.tile ?? 0;
    const chip = offer(deciding, option, {
      title: shortName(t, tile),
      spoken: t('decision.hire.fire', { name: shortName(t, tile) }),
      note: t('decision.hire.fire-note'),
      drawing: { kind: 'portrait', person: personOf(tile) },
      about: `worker ${option.action.worker}`,
    });
    const isChosen = chip.state === 'chosen';
    const word = t('decision.hire.fire-tag');
    const target: TrackTarget = {
      ...targetOf(chip),
      tag: { kind: isChosen ? 'loss' : 'word', text: word },
    };
    return { worker: option.action.worker, chip: { ...chip, tag: word }, target };
  });
  return { chips: made.map(({ chip }) => chip), workers: new Map(made.map(({ worker, target }) => [worker, target])) };
}
