import { ARTWORKS, DISCIPLINES, type Artwork, type Discipline, type Seat, type View } from '@la-stanza/engine';
import {
  BOOK_COLOURS,
  FINAL_LETTERS,
  florins,
  fullName,
  partnerOf,
  playerName,
  points,
  type Translate,
} from '@la-stanza/words';
import { personOf } from '../drawing/art/cast/person-of.ts';
import type { PlayerColour } from '../drawing/art/player.ts';
import type {
  ArtworkStandPicture,
  BoardPicture,
  BonusPicture,
  BonusSpacePicture,
  BoxPicture,
  MoneySpacePicture,
  NichePicture,
  RoomName,
  RoundPicture,
  SpacePicture,
  WallPicture,
} from '../drawing/board/board-picture.ts';
import type { SeatedPlayer } from '../game/source/game-source.ts';
import { playerColour } from '../game/source/player-colour.ts';
import type { Target } from '../drawing/targets/target.tsx';
import type { Ghosts } from './ghosts.ts';
import type { Targets } from './targets.ts';

export type BoardParts = {
  readonly t: Translate;
  readonly view: View;
  readonly players: readonly SeatedPlayer[];
  /** Whose pieces are drawn on top. */
  readonly you?: Seat | undefined;
  readonly room?: RoomName | undefined;
  readonly targets: Targets;
  readonly ghosts?: Ghosts | undefined;
};

/** The chairs are in another order than the rooms: white, the wild colour, is last. */
const CHAIRS: readonly Discipline[] = ['literature', 'religion', 'discoveries', 'arts', 'politics'];

/** Draws the board of a position, with the targets of the decision and the changes the choice would make. */
export function boardPicture(parts: BoardParts): BoardPicture {
  const { t, view, players, you, room, ghosts } = parts;
  return {
    name: t('table.board'),
    you: you === undefined ? undefined : playerColour(players, you),
    activeRoom: room,
    walk: ghosts?.walk,
    discoveries: { ...wall(parts, 'discoveries'), moneyTrack: moneyTrack(parts) },
    literature: {
      ...wall(parts, 'literature'),
      piles: BOOK_COLOURS.map((colour) => ({
        colour,
        target: parts.targets.piles?.get(colour) ?? idle(t(`terms.book.${colour}.name`), `pile ${colour}`),
      })),
    },
    religion: { ...wall(parts, 'religion'), boxes: DISCIPLINES.map((discipline) => box(parts, discipline)) },
    arts: { ...wall(parts, 'arts'), stands: ARTWORKS.map((artwork, index) => stand(parts, artwork, index)) },
    politics: {
      ...wall(parts, 'politics'),
      chairs: CHAIRS.map((discipline) => ({
        discipline,
        meeples: view.supply[discipline],
        target:
          parts.targets.chairs?.get(discipline) ??
          idle(t(`terms.meeple.${discipline}.count`, { count: view.supply[discipline] }), `chair ${discipline}`),
      })),
    },
    bonus: bonusRoom(parts),
  };
}

const idle = (label: string, about: string): Target => ({ state: 'idle', label, about });

function wall(parts: BoardParts, discipline: Discipline): WallPicture {
  const { t, view } = parts;
  return {
    title: t(`terms.discipline.${discipline}`),
    target: parts.targets.rooms?.get(discipline),
    spaces: view.ring.filter(({ room }) => room === discipline).map(({ space }) => ringSpace(parts, space)),
    niches: view.niches[discipline].map((_, index) => niche(parts, discipline, index)),
  };
}

function ringSpace(parts: BoardParts, space: number): SpacePicture {
  const { t, view, players, targets, ghosts } = parts;
  const { tile, figurines } = view.ring[space] ?? { tile: null, figurines: [] };
  const standing = figurines[0];
  const label = tile === null ? t('terms.character-space.name') : fullName(t, tile.tile);
  return {
    person: tile === null ? undefined : personOf(tile.tile),
    figurine: standing === undefined ? undefined : playerColour(players, standing),
    ghost: ghosts?.walk?.to === space ? playerColour(players, ghosts.seat) : undefined,
    target: targets.spaces?.get(space) ?? idle(label, `space ${space}`),
  };
}

function niche(parts: BoardParts, room: Discipline, index: number): NichePicture {
  const { t, view, players, targets, ghosts } = parts;
  const { place = 0, prestige = 0, strength = 0, holds = 'nothing' } = view.niches[room][index] ?? {};
  const isTop = index === view.niches[room].length - 1;
  const isGhost = ghosts?.pillar?.room === room && ghosts.pillar.place === place;
  return {
    prestige,
    strength,
    partner: isTop ? partnerOf(room) : undefined,
    boarded: holds === 'cover',
    pillar: typeof holds === 'number' ? playerColour(players, holds) : undefined,
    ghost: isGhost ? playerColour(players, ghosts.seat) : undefined,
    target:
      (targets.niches?.room === room ? targets.niches.places.get(place) : undefined) ??
      idle(`${t('terms.masterpiece-space.name')}, ${points(t, prestige)}`, `niche ${room} ${place}`),
  };
}

function seatsFrom({ view }: BoardParts): Seat[] {
  const seats = view.seats.map(({ seat }) => seat);
  return [...seats.slice(view.startSeat), ...seats.slice(0, view.startSeat)];
}

function moneyTrack(parts: BoardParts): MoneySpacePicture[] {
  const { t, view, players, targets, ghosts } = parts;
  const { figures } = view;
  const spaces = [
    ...figures.florins.map((figure) => ({ kind: 'florins', figure }) as const),
    ...figures.prestige.map((figure) => ({ kind: 'prestige', figure }) as const),
  ];
  return spaces.map(({ kind, figure }, index) => ({
    kind,
    figure,
    whiteMeeple: figures.whiteMeeples.includes(index),
    ships: seatsFrom(parts)
      .filter((seat) => view.seats[seat]?.boat === index)
      .map((seat) => playerColour(players, seat)),
    ghost: ghosts?.ship === index ? playerColour(players, ghosts.seat) : undefined,
    target:
      targets.money?.get(index) ?? idle(kind === 'florins' ? florins(t, figure) : points(t, figure), `money ${index}`),
  }));
}

function box(parts: BoardParts, discipline: Discipline): BoxPicture {
  const { t, view, players, targets, ghosts, you } = parts;
  const spending = targets.discs?.box === discipline ? targets.discs : undefined;
  return {
    discipline,
    discs: seatsFrom(parts).flatMap((seat) =>
      Array.from({ length: view.seats[seat]?.boxes[discipline] ?? 0 }, () => ({
        owner: playerColour(players, seat),
        target: seat === you ? spending?.target : undefined,
      })),
    ),
    ghost: ghosts?.boxes.includes(discipline) === true ? playerColour(players, ghosts.seat) : undefined,
    tag: spending?.tag,
    target: targets.boxes?.get(discipline) ?? idle(t(`terms.box.${discipline}`), `box ${discipline}`),
  };
}

function stand({ t, view, targets }: BoardParts, kind: Artwork, index: number): ArtworkStandPicture {
  return {
    kind,
    name: t(`terms.artwork.${kind}.name`),
    value: view.figures.artworkValues[index] ?? 0,
    left: view.artworksLeft[kind],
    // rule 1.5: as many of each as there are players
    places: view.players,
    target:
      targets.stands?.get(kind) ??
      idle(t(`terms.artwork.${kind}.count`, { count: view.artworksLeft[kind] }), `artwork ${kind}`),
  };
}

function bonusRoom(parts: BoardParts): BonusPicture {
  const { t, view, players, targets, ghosts } = parts;
  const letters = Array.from({ length: view.figures.finalTurns }, (_, index) => FINAL_LETTERS.charAt(index));
  const inFinale = view.phase === 'final' || view.phase === 'over';
  return {
    title: t('table.room.bonus'),
    grid: view.grid.flatMap(({ tile, takenBy }): BonusSpacePicture[] => {
      if (takenBy !== null) return [{ kind: 'taken', by: playerColour(players, takenBy) }];
      if (tile === null) return [];
      const target = targets.tiles?.get(tile);
      const name = t(`terms.tile.${tile}.name`);
      return [
        {
          kind: 'tile',
          tile,
          price: target?.price,
          missing: target?.missing,
          target: target ?? idle(name, `tile ${tile}`),
        },
      ];
    }),
    rounds: track(
      Array.from({ length: view.rounds }, (_, index) => String(index + 1)),
      inFinale || view.phase === 'ending' ? view.rounds + 1 : view.round,
    ),
    finale: { caption: t('table.finale-turns'), turns: track(letters, inFinale ? view.finalTurn : 0) },
    loggia: {
      caption: t('table.passing-spots'),
      spots: view.figures.passingSpots.map((prestige, index) => {
        const seat = view.seats.find(({ withdrawn }) => withdrawn === index + 1)?.seat;
        const isNext = targets.withdraw !== undefined && index === view.seats.filter((one) => one.withdrawn > 0).length;
        const name = seat === undefined ? points(t, prestige) : `${playerName(players, seat)}, ${points(t, prestige)}`;
        return {
          prestige,
          boarded: index >= view.players,
          figurine: seat === undefined ? undefined : playerColour(players, seat),
          ghost: ghosts?.spot === index + 1 ? playerColour(players, ghosts.seat) : undefined,
          target: isNext ? targets.withdraw : idle(name, `spot ${index + 1}`),
        };
      }),
    },
    entrance: {
      caption: t('table.bonus-space'),
      figurines: standingOn(parts, 0),
      ghost: ghosts?.walk?.to === 0 ? playerColour(players, ghosts.seat) : undefined,
      target: targets.spaces?.get(0) ?? idle(t('terms.bonus-space.name'), 'space 0'),
    },
  };
}

function standingOn({ view, players }: BoardParts, space: number): PlayerColour[] {
  return (view.ring[space]?.figurines ?? []).map((seat) => playerColour(players, seat));
}

function track(names: readonly string[], now: number): RoundPicture[] {
  return names.map((name, index) => ({
    name,
    when: index + 1 === now ? 'now' : index + 1 < now ? 'past' : 'later',
  }));
}
