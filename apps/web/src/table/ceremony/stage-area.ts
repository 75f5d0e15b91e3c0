/** A part of the window, in pixels. */
export type Area = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** Where a ceremony may be: over the board, and in the column beside it, without the choices of an open decision. */
export type StageAreas = {
  readonly board: Area;
  readonly aside: Area | undefined;
  /** What darkens: all but the bar, the choices and what is beside the board. */
  readonly dusk: Area;
};

const GAP = 8;
/** Less than this is no column. */
const NARROWEST = 260;
const LOWEST = 150;

export function stageAreas(root: HTMLElement, isDeciding: boolean): StageAreas | undefined {
  const surfaces = [...root.querySelectorAll('[data-surface]')]
    .filter((surface) => surface.closest('[data-mat], [role="dialog"]') === null)
    .map((surface) => surface.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
  if (surfaces.length === 0) return undefined;
  const left = Math.max(0, Math.min(...surfaces.map((rect) => rect.left)));
  const top = Math.max(0, Math.min(...surfaces.map((rect) => rect.top)));
  const right = Math.min(innerWidth, Math.max(...surfaces.map((rect) => rect.right)));
  const bottom = Math.min(innerHeight, Math.max(...surfaces.map((rect) => rect.bottom)));
  const board = { left, top, width: right - left, height: bottom - top };
  const choices = root.querySelector('[data-room-for-choices]')?.getBoundingClientRect();
  const isBeside = choices !== undefined && choices.left >= right - GAP && choices.width >= NARROWEST;
  const asideTop = isBeside ? (isDeciding ? choices.bottom + GAP : choices.top) : 0;
  const height = innerHeight - asideTop - GAP;
  return {
    board,
    aside:
      isBeside && height >= LOWEST ? { left: choices.left, top: asideTop, width: choices.width, height } : undefined,
    dusk: isBeside
      ? { left: 0, top: choices.top - GAP, width: choices.left - GAP / 2, height: innerHeight - choices.top + GAP }
      : { left: 0, top, width: innerWidth, height: board.height },
  };
}

/** The area as styles of a fixed element. */
export const styleOf = ({ left, top, width, height }: Area): Readonly<Record<keyof Area, number>> => ({
  left,
  top,
  width,
  height,
});
