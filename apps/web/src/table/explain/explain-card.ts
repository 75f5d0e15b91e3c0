import { ARTWORKS, BONUS_TILES, DISCIPLINES, type Discipline, type Seat, type View } from '@la-stanza/engine';
import {
  bonusDiscipline,
  bonusTiming,
  BOOK_COLOURS,
  disciplineName,
  figureValues,
  fullName,
  moneySpace,
  partnerOf,
  playerName,
  RULE_OF_EXPLAIN,
  seatOf,
  slugOf,
  yearsOf,
  type ExplainKey,
  type Translate,
} from '@la-stanza/words';
import type { SeatedPlayer } from '../../game/source/game-source.ts';

export type ExplainCard = {
  readonly name: string;
  readonly rule: string;
  /** The number of its rule. */
  readonly number: string;
  /** What it means in this position. */
  readonly now?: string | undefined;
};

type Explaining = {
  readonly t: Translate;
  readonly view: View;
  readonly players: readonly SeatedPlayer[];
  readonly seat: Seat;
};

type Values = Readonly<Record<string, string | number>>;

/** The card for a target on the table, by its `data-about` name; undefined if the name is unknown. */
export function explainCard(explaining: Explaining, about: string): ExplainCard | undefined {
  const [word = '', first = '', second = ''] = about.split(' ');
  const discipline = DISCIPLINES.find((each) => each === first);
  const number = Number(first);
  switch (word) {
    case 'space':
      return aboutSpace(explaining, number);
    case 'niche':
      return discipline === undefined ? undefined : aboutNiche(explaining, discipline, Number(second));
    case 'money':
      return aboutMoney(explaining, number);
    case 'spot':
      return aboutSpot(explaining, number);
    case 'recruit':
      return aboutRecruit(explaining, number);
    case 'worker':
      return aboutWorker(explaining, number);
    case 'tile':
      return aboutTile(explaining, first);
    case 'artwork':
      return aboutArtwork(explaining, first);
    case 'book':
      return aboutBook(explaining, first, Number(second));
    case 'pile':
      return card(explaining, 'book-pile');
    case 'rounds':
      return card(explaining, 'round-track');
    case 'finale':
      return card(explaining, 'finale-turns');
    case 'florins':
    case 'disc':
    case 'sailboat':
    case 'pillar':
    case 'prestige':
    case 'strength':
    case 'meeples':
    case 'museum':
    case 'bookshelf':
    case 'tile-grid':
      return card(explaining, word);
    case 'room':
      return card(explaining, `room-${discipline ?? 'bonus'}`);
    default:
      return discipline === undefined ? undefined : aboutDiscipline(explaining, word, discipline);
  }
}

function card({ t, view }: Explaining, key: ExplainKey, values: Values = {}, now?: string): ExplainCard {
  const all = { ...figureValues(t, view), ...values };
  return {
    name: t(`explain.${key}.name`, all),
    rule: t(`explain.${key}.rule`, all),
    number: RULE_OF_EXPLAIN[key],
    now,
  };
}

function person(
  explaining: Explaining,
  tile: number,
  key: 'character' | 'starter' | 'recruit' | 'worker',
): ExplainCard {
  const { t } = explaining;
  const years = yearsOf(t, tile);
  const name = years === undefined ? fullName(t, tile) : `${fullName(t, tile)} (${years})`;
  return { ...card(explaining, key), name, now: t(`cast.${slugOf(tile)}.life`) };
}

function aboutSpace(explaining: Explaining, space: number): ExplainCard {
  const { view, seat } = explaining;
  if (space === 0) return card(explaining, 'bonus-space');
  const there = view.ring[space];
  const other = there?.figurines.find((each) => each !== seat);
  if (other !== undefined) return card(explaining, 'ring-space-taken');
  const tile = there?.tile;
  if (tile === null || tile === undefined) return card(explaining, 'ring-space-empty');
  return person(explaining, tile.tile, tile.starter ? 'starter' : 'character');
}

function aboutNiche(explaining: Explaining, room: Discipline, place: number): ExplainCard {
  const { t, view, players, seat } = explaining;
  const niche = view.niches[room][place - 1];
  const partner = partnerOf(room);
  const { workers, tiles } = seatOf(view, seat).strength[room];
  const values = {
    points: niche?.prestige ?? 0,
    strength: niche?.strength ?? 0,
    partner: partner.discipline,
    partnerStrength: partner.strength,
  };
  if (niche?.holds === 'cover') return card(explaining, 'niche-boarded', values);
  if (typeof niche?.holds === 'number')
    return card(explaining, 'niche-taken', { ...values, player: playerName(players, niche.holds) });
  const now = t('table.now.strength', { strength: workers + tiles });
  return card(explaining, place === view.niches[room].length ? 'niche-top' : 'niche', values, now);
}

function aboutMoney(explaining: Explaining, space: number): ExplainCard {
  const { t, view, seat } = explaining;
  const { figures } = view;
  const now = t('table.now.ship', { place: moneySpace(t, figures, seatOf(view, seat).boat) });
  const amount = figures.florins[space];
  if (figures.whiteMeeples.includes(space)) return card(explaining, 'white-meeple-icon', {}, now);
  if (amount !== undefined) return card(explaining, 'money-space-florins', { amount }, now);
  return card(explaining, 'money-space-points', { points: figures.prestige[space - figures.florins.length] ?? 0 }, now);
}

function aboutSpot(explaining: Explaining, order: number): ExplainCard {
  const { view, players } = explaining;
  const points = view.figures.passingSpots[order - 1] ?? 0;
  if (order > view.players) return card(explaining, 'passing-spot-unused');
  const taker = view.seats.find(({ withdrawn }) => withdrawn === order);
  if (taker === undefined) return card(explaining, 'passing-spot', { points });
  return card(explaining, 'passing-spot-taken', { points, player: playerName(players, taker.seat) });
}

function aboutRecruit(explaining: Explaining, space: number): ExplainCard {
  const tile = seatOf(explaining.view, explaining.seat).recruits[space - 1];
  return tile === null || tile === undefined
    ? card(explaining, 'recruitment-track')
    : person(explaining, tile.tile, 'recruit');
}

function aboutWorker(explaining: Explaining, space: number): ExplainCard {
  const { view, seat } = explaining;
  const own = seatOf(view, seat);
  if (own.financier.worker === space)
    return card(explaining, own.financier.flipped ? 'financier-flipped' : 'financier');
  const tile = own.workers[space - 1];
  if (tile !== null && tile !== undefined) return person(explaining, tile.tile, 'worker');
  return card(explaining, 'worker-space', { price: view.figures.hiringCosts[space - 1] ?? 0 });
}

function aboutTile(explaining: Explaining, code: string): ExplainCard | undefined {
  const { t, view, seat } = explaining;
  const tile = BONUS_TILES.find((each) => each === code);
  if (tile === undefined) return undefined;
  const discipline = bonusDiscipline(tile);
  const { have, need } = seatOf(view, seat).conditions[discipline];
  const rule = t(`terms.tile.${tile}.rule`, figureValues(t, view));
  const timing = t(`terms.timing.${bonusTiming(tile)}`);
  return {
    name: t(`terms.tile.${tile}.name`),
    rule: `${rule} (${timing})`,
    number: `tiles.${tile}`,
    now: t('table.now.condition', { discipline: disciplineName(t, discipline), have, need }),
  };
}

function aboutArtwork(explaining: Explaining, kind: string): ExplainCard | undefined {
  const index = ARTWORKS.findIndex((each) => each === kind);
  const artwork = ARTWORKS[index];
  if (artwork === undefined) return undefined;
  const value = explaining.view.figures.artworkValues[index] ?? 0;
  return card(explaining, `artwork-${artwork}`, { strength: index + 1, value });
}

const NTHS = [1, 2, 3, 4] as const;

function aboutBook(explaining: Explaining, word: string, place: number): ExplainCard | undefined {
  const colour = BOOK_COLOURS.find((each) => each === word);
  const nth = NTHS.find((each) => each === place);
  if (colour === undefined || nth === undefined) return card(explaining, 'bookshelf');
  const points = explaining.view.figures.bookPrestige[colour][nth - 1] ?? 0;
  return card(explaining, `book-${colour}-${nth}`, { points });
}

function aboutDiscipline(explaining: Explaining, word: string, discipline: Discipline): ExplainCard | undefined {
  const { t, view, seat } = explaining;
  const own = seatOf(view, seat);
  switch (word) {
    case 'box':
      return card(explaining, `box-${discipline}`, {}, t('table.now.discs', { count: own.boxes[discipline] }));
    case 'chair':
      return card(explaining, 'chair', {}, t('table.now.held', { count: own.meeples[discipline] }));
    case 'meeple':
      return card(explaining, `meeple-${discipline}`, {}, t('table.now.held', { count: own.meeples[discipline] }));
    default:
      return undefined;
  }
}
