import type { BoardPicture, SpacePicture } from '../../drawing/board/board-picture.ts';

/** Marks the landings of a hint; spaces are found by their `about` name. */
export function withHint(
  board: BoardPicture,
  spaces: ReadonlyMap<number, NonNullable<SpacePicture['hint']>>,
): BoardPicture {
  const marked = (room: readonly SpacePicture[]): SpacePicture[] =>
    room.map((space) => {
      const hint = spaces.get(Number(/^space (\d+)$/.exec(space.target?.about ?? '')?.[1]));
      return hint === undefined ? space : { ...space, hint };
    });
  return {
    ...board,
    discoveries: { ...board.discoveries, spaces: marked(board.discoveries.spaces) },
    literature: { ...board.literature, spaces: marked(board.literature.spaces) },
    religion: { ...board.religion, spaces: marked(board.religion.spaces) },
    arts: { ...board.arts, spaces: marked(board.arts.spaces) },
    politics: { ...board.politics, spaces: marked(board.politics.spaces) },
  };
}
