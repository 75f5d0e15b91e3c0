import { useFigureWords } from '../../ui/messages/figures.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { sceneOf, type Scene } from '../scene/scene.ts';
import type { Table } from '../scene/table.ts';
import type { Adviser } from './adviser.ts';
import { hintPicture, type HintPicture } from './hint-picture.ts';
import { useHint } from './use-hint.ts';
import { withHint } from './with-hint.ts';

/** An open hint: thinking while it has no picture yet. */
export type OpenHint = { readonly picture: HintPicture | undefined; readonly isFailed: boolean };

/** The table's scene, with the hint on board and bar where one is asked for. */
export function useHintedScene(
  table: Table,
  adviser: Adviser | undefined,
  around: Parameters<typeof sceneOf>[2],
): { readonly scene: Scene; readonly hint: OpenHint | undefined } {
  const t = useTranslate();
  const figures = useFigureWords();
  const { moment, view, decision, acting } = table;
  const { game, players } = moment;
  const hint = useHint(game, adviser);
  const scene = sceneOf(t, table, around);
  if (hint === undefined || decision === undefined || acting === undefined) return { scene, hint: undefined };
  const bar = { ...scene.bar, hint: { isOpen: hint.state !== 'closed', onToggle: hint.toggle } };
  if (hint.state === 'closed') return { scene: { ...scene, bar }, hint: undefined };
  const teller = { t, players, figures: view.figures, ring: view.ring };
  const picture =
    hint.state === 'shown'
      ? hintPicture({
          t,
          figures,
          players,
          teller,
          state: game.state,
          seat: acting,
          panel: decision.panel,
          turns: hint.turns,
        })
      : undefined;
  return {
    scene: { ...scene, bar, board: picture === undefined ? scene.board : withHint(scene.board, picture.spaces) },
    hint: { picture, isFailed: hint.state === 'failed' },
  };
}
