import type { BoardPicture, NichePicture, WallPicture } from '../board-picture.ts';
import type { Target, TargetState } from '../../targets/target.tsx';
import { FINALE, ROUND_THREE } from './positions.ts';

const target = (state: TargetState, label: string, badge?: string): Target => ({ state, label, badge });

/** Steps by place in the room; the chosen one shows the ghost. */
function walkTargets<Room extends WallPicture>(
  room: Room,
  steps: Readonly<Record<number, string>>,
  chosen?: number,
): Room {
  const spaces = room.spaces.map((space, order) => {
    const badge = steps[order];
    if (badge === undefined) return space;
    const state = order === chosen ? 'chosen' : 'legal';
    return {
      ...space,
      target: target(state, `Walk ${badge} to this portrait`, badge),
      ghost: order === chosen ? ('plum' as const) : undefined,
    };
  });
  return { ...room, spaces };
}

function nicheTargets<Room extends WallPicture>(
  room: Room,
  change: (niche: NichePicture) => Partial<NichePicture>,
): Room {
  return { ...room, niches: room.niches.map((niche) => ({ ...niche, ...change(niche) })) };
}

/** A walk in the finale: four portraits glow, the third is chosen; withdrawing is open too. */
export const WALK: BoardPicture = {
  ...FINALE,
  walk: { from: 5, to: 11 },
  literature: walkTargets(FINALE.literature, { 2: '1' }),
  religion: walkTargets(FINALE.religion, { 1: '2' }),
  arts: walkTargets(FINALE.arts, { 1: '3' }, 1),
  politics: walkTargets(FINALE.politics, { 1: '4' }),
  bonus: {
    ...FINALE.bonus,
    loggia: {
      ...FINALE.bonus.loggia,
      spots: FINALE.bonus.loggia.spots.map((spot) =>
        spot.prestige === 3 ? { ...spot, ghost: 'plum' as const, target: target('legal', 'Withdraw for 3 PP') } : spot,
      ),
    },
  },
};

/** Discoveries at strength three: reachable spaces, a niche within reach, a disc that may be spent. */
export const SAIL: BoardPicture = {
  ...ROUND_THREE,
  activeRoom: 'discoveries',
  discoveries: {
    ...nicheTargets(ROUND_THREE.discoveries, ({ prestige }) =>
      prestige === 5 ? { target: target('within-reach', 'Masterpiece, 5 PP: 1 short') } : {},
    ),
    moneyTrack: ROUND_THREE.discoveries.moneyTrack.map((space, index) => {
      if (index < 8 || index > 10) return space;
      const chosen = index === 10;
      return {
        ...space,
        target: target(chosen ? 'chosen' : 'legal', `Sail ${index - 7}`),
        ghost: chosen ? ('plum' as const) : undefined,
      };
    }),
  },
  religion: {
    ...ROUND_THREE.religion,
    boxes: ROUND_THREE.religion.boxes.map((box) =>
      box.discipline === 'discoveries'
        ? {
            ...box,
            tag: '+1 disc',
            discs: box.discs.map((disc) =>
              disc.owner === 'plum' ? { ...disc, target: target('legal', 'Spend a disc, strength 4') } : disc,
            ),
          }
        : box,
    ),
  },
};

/** A second Religion book: a disc into any box but Religion. */
export const PLACE_DISC: BoardPicture = {
  ...ROUND_THREE,
  activeRoom: 'religion',
  religion: {
    ...ROUND_THREE.religion,
    boxes: ROUND_THREE.religion.boxes.map((box) => {
      if (box.discipline === 'religion') return { ...box, target: target('not-now', 'Not the Religion box') };
      const chosen = box.discipline === 'literature';
      return {
        ...box,
        ghost: chosen ? ('plum' as const) : undefined,
        target: target(chosen ? 'chosen' : 'legal', `A disc into ${box.discipline}`),
      };
    }),
  },
};

/** Books, artworks and meeples all open together, to show their glow. */
export const TAKE_ANYTHING: BoardPicture = {
  ...ROUND_THREE,
  literature: {
    ...ROUND_THREE.literature,
    piles: ROUND_THREE.literature.piles.map((pile, index) => ({
      ...pile,
      target: target((['legal', 'chosen', 'not-now', 'idle'] as const)[index] ?? 'idle', pile.colour),
    })),
  },
  arts: {
    ...ROUND_THREE.arts,
    stands: ROUND_THREE.arts.stands.map((stand, index) => ({
      ...stand,
      target: target((['legal', 'chosen', 'not-now'] as const)[index] ?? 'idle', stand.name),
    })),
  },
  politics: {
    ...nicheTargets(ROUND_THREE.politics, ({ prestige }) =>
      prestige === 12 ? { ghost: 'plum', target: target('chosen', 'Masterpiece, 12 PP') } : {},
    ),
    chairs: ROUND_THREE.politics.chairs.map((chair, index) => ({
      ...chair,
      target: target((['legal', 'chosen', 'legal', 'not-now', 'idle'] as const)[index] ?? 'idle', chair.discipline),
    })),
  },
};

/** A bonus tile: three of a discipline open, one chosen, the others with what is missing. */
export const TAKE_TILE: BoardPicture = {
  ...ROUND_THREE,
  activeRoom: 'bonus',
  discoveries: {
    ...ROUND_THREE.discoveries,
    spaces: ROUND_THREE.discoveries.spaces.map((space) => ({ ...space, figurine: undefined })),
  },
  bonus: {
    ...ROUND_THREE.bonus,
    entrance: { ...ROUND_THREE.bonus.entrance, figurines: ['plum'] },
    grid: ROUND_THREE.bonus.grid.map((space) => {
      if (space.kind === 'taken') return space;
      if (space.tile === 'Rd') return { ...space, price: 'religion', target: target('chosen', 'Rd, a green meeple') };
      if (space.tile.startsWith('R')) return { ...space, price: 'religion', target: target('legal', space.tile) };
      if (space.tile === 'Dd') return { ...space, price: 'politics', target: target('legal', 'Dd') };
      const missing = space.tile.startsWith('L') ? '1 column' : '3 of 5';
      return { ...space, missing, target: target('not-now', `${space.tile}, ${missing}`) };
    }),
  },
};

/** A hint marks three landings in teal. */
export const HINT: BoardPicture = {
  ...ROUND_THREE,
  literature: {
    ...walkTargets(ROUND_THREE.literature, { 0: '2', 2: '3' }),
    spaces: walkTargets(ROUND_THREE.literature, { 0: '2', 2: '3' }).spaces.map((space, order) =>
      order === 2 ? { ...space, hint: { text: '46%', best: true } } : space,
    ),
  },
  discoveries: {
    ...ROUND_THREE.discoveries,
    spaces: walkTargets(ROUND_THREE.discoveries, { 2: '1' }).spaces.map((space, order) =>
      order === 2 ? { ...space, hint: { text: '38%', best: false } } : space,
    ),
  },
};
