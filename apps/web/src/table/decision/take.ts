import type { BonusTile, Discipline } from '@la-stanza/engine';
import { bonusDiscipline, figureValues, type BonusDiscipline } from '@la-stanza/words';
import type { TileTarget } from '../../picture/targets.ts';
import { chosenAction, isLegal, offer, optionsOf, own, targetOf, type Deciding, type Option } from './deciding.ts';
import type { DecisionPicture, Offer, PanelPart } from './decision-picture.ts';

/** Open parts come before closed ones. */
const openFirst = (parts: readonly PanelPart[]): PanelPart[] =>
  parts.toSorted((one, other) => Number(one.kind === 'closed') - Number(other.kind === 'closed'));

const GROUPS: readonly BonusDiscipline[] = ['discoveries', 'literature', 'religion', 'arts'];

type TileOffer = { readonly tile: BonusTile; readonly made: Offer; readonly open: boolean; readonly price: Discipline };

/** Rules 9.1 to 9.4: one bonus tile for a meeple of its colour or a white one. */
export function takeDecision(deciding: Deciding): DecisionPicture {
  const { t, view } = deciding;
  const tiles = view.grid.flatMap(({ tile, takenBy }) =>
    tile === null || takenBy !== null ? [] : [tileOffer(deciding, tile)],
  );
  const payments = paymentOffers(deciding);
  const whites = deciding.isDirect ? whiteOffers(deciding) : [];
  const action = chosenAction(deciding);
  const name = action?.kind === 'take' ? t(`terms.tile.${action.tile}.name`) : '';
  return {
    sentence: t('decision.take.sentence'),
    emblem: { kind: 'star' },
    room: 'bonus',
    panel: {
      title: t('table.room.bonus'),
      note: t('decision.take.note', { count: tiles.length }),
      tone: 'bonus',
      parts: openFirst(GROUPS.flatMap((discipline) => group(deciding, discipline, tiles))),
      payments: payments.length > 1 ? payments : whites,
      // where a tap plays, the forecast has the tile's rule
      hasLongFooter: !deciding.isDirect,
      footer:
        action?.kind === 'take'
          ? `**${name}:** ${t(`terms.tile.${action.tile}.rule`, figureValues(t, view))}`
          : deciding.isDirect
            ? whites.length === 0
              ? undefined
              : t('decision.pay-white')
            : t('decision.take.pick'),
    },
    targets: {
      tiles: new Map(
        tiles.map(({ tile, made, open, price }): [BonusTile, TileTarget] => [
          tile,
          {
            ...targetOf(made),
            price: open ? price : undefined,
            missing: open ? undefined : gapTag(deciding, bonusDiscipline(tile)),
          },
        ]),
      ),
      meeples: new Map(
        payments.length > 1
          ? payments.map((made, index) => [
              index === 0 && action?.kind === 'take' ? bonusDiscipline(action.tile) : 'politics',
              targetOf(made),
            ])
          : [],
      ),
    },
    confirm: {
      label: name === '' ? t('decision.confirm') : t('decision.take.confirm', { tile: name }),
      action: action?.id,
    },
  };
}

const paid = ({ action }: Option<'take'>): Discipline =>
  action.by === 'wild' ? 'politics' : bonusDiscipline(action.tile);

/** One offer per tile, paid with its own colour before white. */
function tileOffer(deciding: Deciding, tile: BonusTile): TileOffer {
  const { t, view, choice } = deciding;
  const ways = optionsOf(deciding, 'take').filter(({ action }) => action.tile === tile);
  const way = ways.find(isLegal) ?? ways[0];
  if (way === undefined) throw new RangeError(`no way to take ${tile}`);
  const made = offer(deciding, way, {
    title: t(`terms.tile.${tile}.name`),
    spoken: isLegal(way)
      ? `${t(`terms.tile.${tile}.name`)}, ${t('decision.payment')}: ${t(`terms.meeple.${paid(way)}.name`)}`
      : undefined,
    note: t(`terms.tile.${tile}.rule`, figureValues(t, view)),
    isNoteBelow: true,
    drawing: { kind: 'tile', tile },
    end: isLegal(way) ? { kind: 'meeple', discipline: paid(way) } : undefined,
    about: `tile ${tile}`,
  });
  const isChosen = ways.some(({ action }) => action.id === choice.action);
  return { tile, made: isChosen ? { ...made, state: 'chosen' } : made, open: isLegal(way), price: paid(way) };
}

function paymentOffers(deciding: Deciding): Offer[] {
  const { t } = deciding;
  const chosen = chosenAction(deciding);
  if (chosen?.kind !== 'take') return [];
  return optionsOf(deciding, 'take')
    .filter((option) => option.action.tile === chosen.tile && isLegal(option))
    .map((option) =>
      offer(deciding, option, {
        title: t(`terms.meeple.${paid(option)}.name`),
        drawing: { kind: 'meeple', discipline: paid(option) },
      }),
    );
}

/** Rule 9.2: white meeples for tiles that the own colour would pay first. */
function whiteOffers(deciding: Deciding): Offer[] {
  const { t } = deciding;
  const open = optionsOf(deciding, 'take').filter(isLegal);
  return open
    .filter(
      ({ action }) =>
        action.by === 'wild' && open.some((other) => other.action.tile === action.tile && other.action.by !== 'wild'),
    )
    .map((option) =>
      offer(deciding, option, {
        title: t(`terms.tile.${option.action.tile}.name`),
        spoken: `${t(`terms.tile.${option.action.tile}.name`)}, ${t('decision.payment')}: ${t(`terms.meeple.${paid(option)}.name`)}`,
        drawing: { kind: 'tile', tile: option.action.tile },
        about: `tile ${option.action.tile}`,
      }),
    );
}

/** A discipline's tiles under their condition; closed ones share a line that says what is missing. */
function group(deciding: Deciding, discipline: BonusDiscipline, tiles: readonly TileOffer[]): PanelPart[] {
  const { t, view } = deciding;
  const { shelf } = view.rulings;
  const of = tiles.filter(({ tile }) => bonusDiscipline(tile) === discipline);
  if (of.length === 0) return [];
  const { owned, have, need } = own(deciding).conditions[discipline];
  const condition = t(`decision.take.condition.${discipline}`, { nth: owned + 1, need, have, shelf });
  if (of.every(({ open }) => !open)) {
    const isMet = have >= need;
    const text = isMet
      ? (of[0]?.made.note ?? '')
      : t(`decision.take.gap.${discipline}`, { nth: owned + 1, have, need, short: need - have, shelf });
    return [{ kind: 'closed', discipline, tiles: of.map(({ tile }) => tile), text }];
  }
  return [
    {
      kind: 'rows',
      caption: t('decision.take.met', { condition }),
      drawing: { kind: 'emblem', discipline },
      rows: of.map(({ made }) => made),
    },
  ];
}

function gapTag(deciding: Deciding, discipline: BonusDiscipline): string {
  const { t } = deciding;
  const { have, need } = own(deciding).conditions[discipline];
  return have >= need ? t('decision.take.no-meeple') : t('decision.take.tag', { have, need });
}
