import { ACTIONS, play, whoseTurn } from '@la-stanza/engine';
import { openGuidedGame } from '../../apps/web/src/screens/learn/guided/guided-game.ts';
import { ambrogioPlays, plannedAction } from '../../apps/web/src/screens/learn/guided/guided-plan.ts';
import { LEARNER } from '../../apps/web/src/screens/learn/lesson.ts';
import { ELENA } from './saved-games.ts';

/** What the coach of the first game would do, action by action, found on the same engine outside the browser. */
export const guidedScript = (): string[] => playedGuided().script;

/** The record of the whole first game, as the coach would play it. */
export const guidedEntries = (): readonly string[] => playedGuided().entries;

function playedGuided(): { readonly script: string[]; readonly entries: readonly string[] } {
  const players = [ELENA, { name: 'Ambrogio', colour: 'copper', bot: 'novice' }] as const;
  const source = openGuidedGame({ players, keep: () => {}, pause: () => Promise.resolve() });
  let { game } = source.moment();
  source.close();
  const script: string[] = [];
  for (let acting = whoseTurn(game.state); acting.who === 'seat'; acting = whoseTurn(game.state)) {
    const action = acting.seat === LEARNER ? plannedAction(game) : ambrogioPlays(game);
    if (action === undefined) throw new Error('the coach does not know what to do');
    const { text = '', kind } = ACTIONS[action] ?? {};
    // one tap on an Arts reward takes its artwork too
    if (acting.seat === LEARNER && kind !== 'artwork') script.push(text);
    ({ game } = play(game, action));
  }
  return { script, entries: game.record.entries };
}
