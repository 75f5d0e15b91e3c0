import { ACTIONS, advance, dealer, toAct } from '@la-stanza/engine';
import { GUIDED_SEED } from '../../apps/web/src/screens/learn/guided/guided-deal.ts';
import { openGuidedGame } from '../../apps/web/src/screens/learn/guided/guided-game.ts';
import { ambrogioPlays, plannedAction } from '../../apps/web/src/screens/learn/guided/guided-plan.ts';
import { LEARNER } from '../../apps/web/src/screens/learn/lesson.ts';
import { ELENA } from './saved-games.ts';

/** What the coach of the first game would do, action by action, found on the same engine outside the browser. */
export function guidedScript(): string[] {
  const players = [ELENA, { name: 'Ambrogio', colour: 'copper', bot: 'novice' }] as const;
  const source = openGuidedGame({ players, keep: () => {}, pause: () => Promise.resolve() });
  let { game } = source.moment();
  source.close();
  const bank = dealer(GUIDED_SEED);
  const script: string[] = [];
  for (let acting = toAct(game.state); acting.who === 'seat'; acting = toAct(game.state)) {
    const action = acting.seat === LEARNER ? plannedAction(game) : ambrogioPlays(game);
    if (action === undefined) throw new Error('the coach does not know what to do');
    const { text = '', kind } = ACTIONS[action] ?? {};
    // one tap on an Arts reward takes its artwork too
    if (acting.seat === LEARNER && kind !== 'artwork') script.push(text);
    const next = advance(game, action, bank);
    if ('code' in next) throw new Error(JSON.stringify(next));
    game = next.game;
  }
  return script;
}
