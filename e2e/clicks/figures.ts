import { ACTIVATIONS, type TurnKind } from './recorded-turns.ts';

/** How many clicks one turn took. */
export type Counted = { readonly kind: TurnKind; readonly clicks: number };

export type Figures = {
  readonly turns: number;
  readonly medianPerTurn: number;
  readonly medianPerActivation: number;
  readonly mean: number;
  readonly p95: number;
  readonly byKind: Readonly<Record<string, { turns: number; median: number; mean: number; p95: number }>>;
};

/** Placing the starters belongs to no turn: it is told by kind only. */
const isTurn = ({ kind }: Counted): boolean => kind !== 'arrange';

export function figuresOf(counted: readonly Counted[]): Figures {
  const turns = counted.filter(isTurn);
  const { median, mean, p95 } = spread(turns);
  const kinds = [...new Set(counted.map(({ kind }) => kind))].toSorted();
  return {
    turns: turns.length,
    medianPerTurn: median,
    medianPerActivation: spread(turns.filter(({ kind }) => ACTIVATIONS.has(kind))).median,
    mean,
    p95,
    byKind: Object.fromEntries(kinds.map((kind) => [kind, spread(counted.filter((turn) => turn.kind === kind))])),
  };
}

function spread(turns: readonly Counted[]): { turns: number; median: number; mean: number; p95: number } {
  const sorted = turns.map(({ clicks }) => clicks).toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const sum = sorted.reduce((total, clicks) => total + clicks, 0);
  return {
    turns: sorted.length,
    median: at(0.5),
    mean: sorted.length === 0 ? 0 : Math.round((100 * sum) / sorted.length) / 100,
    p95: at(0.95),
  };
}
