import type { Hint } from '@la-stanza/bots';
import { ACTIONS } from '@la-stanza/engine';
import { useTranslate } from '../../ui/messages/messages.ts';
import { sceneOf, type Scene } from '../scene/scene.ts';
import type { Table } from '../scene/table.ts';
import type { Adviser } from './adviser.ts';
import { useHint, type HintNow } from './use-hint.ts';
import { withHint } from './with-hint.ts';

/** An open hint, as its panel needs it. */
export type OpenHint = {
  readonly now: HintNow;
  readonly ask: () => void;
  readonly adviser: Adviser;
};

/** The table's scene, with the hint on board and bar if it is open. */
export function useHintedScene(
  table: Table,
  adviser: Adviser | undefined,
  around: Parameters<typeof sceneOf>[2],
): { readonly scene: Scene; readonly hint: OpenHint | undefined } {
  const t = useTranslate();
  const hint = useHint(table.moment.game, adviser);
  const scene = sceneOf(t, table, around);
  // a complete turn needs no advice, and the position shown is already the next player's
  if (hint === undefined || adviser === undefined || table.decision === undefined || table.isEnding)
    return { scene, hint: undefined };
  const { now, ask, toggle } = hint;
  const bar = { ...scene.bar, hint: { isOpen: now !== undefined, onToggle: toggle } };
  if (now === undefined) return { scene: { ...scene, bar }, hint: undefined };
  const found = now.state === 'shown' ? now.found : undefined;
  return {
    scene: { ...scene, bar, board: withHint(scene.board, landingsOf(found)) },
    hint: { now, ask, adviser },
  };
}

/** The first step is numbered on the board; an alternative has no number. */
function landingsOf(found: Hint | undefined): Parameters<typeof withHint>[1] {
  const landings = new Map<number, { readonly text: string; readonly best: boolean }>();
  const mark = (turn: Hint['alternative'], text: string, best: boolean): void => {
    const [first] = turn?.actions ?? [];
    const action = first === undefined ? undefined : ACTIONS[first];
    if (action?.kind === 'land' && !landings.has(action.space)) landings.set(action.space, { text, best });
  };
  mark(found?.best, '1', true);
  mark(found?.alternative, '?', false);
  return landings;
}
