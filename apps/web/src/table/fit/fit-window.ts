import { PALAZZO_HEIGHT, PALAZZO_WIDTH } from '../../drawing/board/layout.ts';
import { layoutOf, type LayoutName } from './layout-of.ts';

/* How the table fits a window of any size. It never scrolls: the board stays whole, and other parts collapse before a choice is hidden. */

type MatForm = 'full' | 'row';
export type OthersForm = 'full' | 'row' | 'line';

export type TableWindow = {
  readonly width: number;
  readonly height: number;
  /** The text size relative to 16 pixels, by the setting or the browser. */
  readonly text: number;
  /** How many other players are shown beside the board. */
  readonly others: number;
};

export type Fit = {
  readonly layout: LayoutName;
  /** The factor by which everything is drawn larger, text and pieces alike. */
  readonly scale: number;
  /** The window in units of that scale; all lengths below are too. */
  readonly width: number;
  readonly height: number;
  readonly bar: number;
  /** 0 where the board takes what is left. */
  readonly board: number;
  /** The column beside the board; 0 where there is none. */
  readonly side: number;
  readonly matForm: MatForm;
  readonly mat: number;
  readonly others: OthersForm;
  /** Too low for everything a phone shows: some parts open on a tap. */
  readonly isTight: boolean;
  /** Text so large that lists may scroll and the map opens with a button. */
  readonly isLarge: boolean;
};

/** Width by height, with the four units of sky above the roof. */
const BOARD_RATIO = PALAZZO_WIDTH / (PALAZZO_HEIGHT + 4);
const GAP = 8;
const FULL_MAT = 256;
const ROW_MAT = 136;
/** The share of its width the board must keep beside the full mat; otherwise the mat becomes a row. */
const KEPT_BOARD = 0.8;
const NARROW_SIDE = 300;
const WIDE_SIDE = 512;
const OTHERS_HEIGHT: Readonly<Record<OthersForm, number>> = { full: 112, row: 60, line: 36 };
/** The height the choices of most steps need, and the least of the chronicle. */
const CHOICES = 440;
export const CHRONICLE = 68;
const LARGE_TEXT = 1.4;

const clamp = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

export function fitWindow(window: TableWindow): Fit {
  const { text } = window;
  const layout = layoutOf(window.width, window.height);
  const isLarge = text > LARGE_TEXT;
  const plain = {
    layout,
    scale: 1,
    width: window.width,
    height: window.height,
    bar: 56 * text,
    board: 0,
    side: 0,
    matForm: isLarge ? 'row' : 'full',
    mat: FULL_MAT,
    others: 'row',
    isTight: window.height < 700 || isLarge,
    isLarge,
  } as const;
  switch (layout) {
    case 'desktop':
      return fitDesktop(window);
    case 'landscape': {
      const side = clamp(230, window.width * 0.302 * text, Math.max(280, window.width * 0.42));
      return { ...plain, side };
    }
    case 'tablet':
    case 'phone':
      return plain;
  }
}

function fitDesktop({ width: wide, height: high, text, others }: TableWindow): Fit {
  const scale = clamp(1, Math.min(wide / 1440, high / 900), 2);
  const [width, height] = [wide / scale, high / scale];
  const isLarge = text > LARGE_TEXT;
  const bar = (height >= 860 ? 60 : 56) * text;
  const least = Math.min(WIDE_SIDE, NARROW_SIDE * text);
  const row = ROW_MAT * (1 + (text - 1) * 0.4);
  const boardAbove = (mat: number): number =>
    Math.min(width - least - 3 * GAP, (height - bar - mat - 3 * GAP) * BOARD_RATIO);
  const isFull = !isLarge && boardAbove(FULL_MAT) >= KEPT_BOARD * boardAbove(row);
  const board = boardAbove(isFull ? FULL_MAT : row);
  const below = height - bar - 3 * GAP - board / BOARD_RATIO;
  return {
    layout: 'desktop',
    scale,
    width,
    height,
    bar,
    board,
    side: Math.min(WIDE_SIDE, width - board - 3 * GAP),
    matForm: isFull ? 'full' : 'row',
    mat: Math.min(below, (isFull ? FULL_MAT : row) * 1.16),
    others: othersForm(height - bar - 2 * GAP, others, text),
    isTight: height < 700,
    isLarge,
  };
}

/** The largest form in which the others leave space for the choices and the chronicle. */
function othersForm(side: number, others: number, text: number): OthersForm {
  const forms = ['full', 'row'] as const;
  return (
    forms.find((form) => side - (CHOICES + CHRONICLE) * text >= others * (OTHERS_HEIGHT[form] * text + GAP)) ?? 'line'
  );
}
