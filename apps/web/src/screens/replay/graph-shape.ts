import type { ReplayStep } from './replay-steps.ts';

/** A named section of the timeline, from one step to another. */
export type Band = {
  readonly key: string;
  readonly where: ReplayStep['where'];
  readonly from: number;
  readonly to: number;
};

/** The rounds, the turns after the last refill and the finale, without gaps. */
export function bandsOf(steps: readonly ReplayStep[]): readonly Band[] {
  const bands: Band[] = [];
  for (const [index, { where }] of steps.entries()) {
    const key = keyOf(where);
    const current = bands.at(-1);
    if (current?.key === key) bands[bands.length - 1] = { ...current, to: index };
    else bands.push({ key, where, from: current?.to ?? 0, to: index });
  }
  return bands;
}

/** The setup belongs to the first round. */
function keyOf({ phase, round }: ReplayStep['where']): string {
  switch (phase) {
    case 'setup':
    case 'rounds':
      return `round ${Math.max(1, round)}`;
    case 'ending':
      return 'ending';
    case 'final':
    case 'over':
      return 'final';
  }
}

export type Scale = { readonly least: number; readonly most: number; readonly lines: readonly number[] };

const LINE_EVERY = 25;

/** From the lowest to the highest score, with a line every 25. */
export function scaleOf(steps: readonly ReplayStep[]): Scale {
  const scores = steps.flatMap(({ totals }) => totals);
  const most = Math.max(1, Math.ceil(Math.max(...scores) / LINE_EVERY)) * LINE_EVERY;
  return {
    least: Math.min(0, ...scores),
    most,
    lines: Array.from({ length: most / LINE_EVERY + 1 }, (_, index) => index * LINE_EVERY),
  };
}
