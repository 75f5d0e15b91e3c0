import { ACTIONS, type ActionId, type GameRecord, openRecord } from '@la-stanza/engine';

/** The actions of one turn, in the notation, and what it was about. */
export type RecordedTurn = { readonly kind: TurnKind; readonly actions: readonly string[] };

export type TurnKind =
  | 'arrange'
  | 'masterpiece'
  | 'discoveries'
  | 'literature'
  | 'religion'
  | 'arts'
  | 'politics'
  | 'bonus tile'
  | 'money'
  | 'withdraw'
  | 'pass';

/** The turns with an activation. */
export const ACTIVATIONS: ReadonlySet<TurnKind> = new Set([
  'masterpiece',
  'discoveries',
  'literature',
  'religion',
  'arts',
  'politics',
]);

/** The turns of a recorded game, in their order, without its deals. */
export function recordedTurns(record: GameRecord): readonly RecordedTurn[] {
  const replayed = openRecord(record);
  if ('fault' in replayed) throw new Error(JSON.stringify(replayed.fault));
  const turns: { readonly key: string; readonly actions: ActionId[] }[] = [];
  for (const { action, seat, turn } of replayed.game.line) {
    if (seat === 'chance') continue;
    const key = `${turn} ${seat}`;
    const last = turns.at(-1);
    if (last?.key === key) last.actions.push(action);
    else turns.push({ key, actions: [action] });
  }
  return turns.map(({ actions }) => ({ kind: kindOf(actions), actions: actions.map((id) => ACTIONS[id]?.text ?? '') }));
}

function kindOf(actions: readonly ActionId[]): TurnKind {
  const all = actions.flatMap((id) => ACTIONS[id] ?? []);
  if (all.some(({ kind }) => kind === 'masterpiece')) return 'masterpiece';
  for (const action of all) {
    if (action.kind === 'activate') return action.discipline;
    if (action.kind === 'take') return 'bonus tile';
    if (action.kind === 'money' || action.kind === 'withdraw' || action.kind === 'arrange') return action.kind;
  }
  return 'pass';
}
