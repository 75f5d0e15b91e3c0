import type { Translate } from '@la-stanza/words';
import { grid } from '../terminal/grid.ts';

/** An action by which “why” is explained. */
export const EXAMPLE_ACTION = 'land 5';

/** What can be typed at the table. The commands themselves are the same in every language, as actions are. */
export function helpLines(t: Translate): string[] {
  return grid([
    [t('cli.play.help.choice'), t('cli.play.help.play')],
    ['why', t('cli.play.help.why', { example: EXAMPLE_ACTION })],
    ['board', t('cli.play.help.board')],
    ['log', t('cli.play.help.log', { lines: 5 })],
    ['score', t('cli.play.help.score')],
    ['undo', t('cli.play.help.undo')],
    ['help', t('cli.play.help.help')],
    ['quit', t('cli.play.help.quit')],
  ]);
}
