import { CATEGORIES, type Score, type View } from '@la-stanza/engine';
import { categoryName, labelled, signed, verdict, type NamedPlayer, type Translate } from '@la-stanza/words';
import { grid } from '../terminal/grid.ts';

/** The score by category, a column for each player, and how it was decided. */
export function scoreTable(t: Translate, view: View, score: Score, players: readonly NamedPlayer[]): string {
  const { seats, decidedBy } = score;
  const head = ['', ...players.map(({ name }) => name)];
  const rows = CATEGORIES.map((category) =>
    [categoryName(t, category)].concat(seats.map((breakdown) => signed(breakdown[category]))),
  );
  const total = [t('score.total'), ...seats.map((breakdown) => signed(breakdown.total))];
  const [names = '', ...lines] = grid(
    [head, ...rows, total],
    seats.map((_, seat) => seat + 1),
  );
  const rule = '─'.repeat(Math.max(...lines.map((line) => line.length)));
  const { won, why } = verdict(t, view, score, players);
  const isTied = decidedBy !== 'points' && decidedBy !== 'shared';
  return [
    names,
    rule,
    ...lines.slice(0, -1),
    rule,
    ...lines.slice(-1),
    '',
    `${won} ${why}`,
    ...(isTied ? [labelled(t, t('score.tie'), t(`score.tie.${decidedBy}`))] : []),
  ].join('\n');
}
