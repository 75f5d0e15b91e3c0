import { DISCIPLINES, view as viewOf, type State } from '@la-stanza/engine';
import { disciplineName, listed, type Translate } from '@la-stanza/words';
import type { Ask } from './decision-picture.ts';

/** Rule 10.1: what is asked before a step that empties the walls, because drawn tiles cannot be put back. */
export function drawAsk(
  t: Translate,
  after: State,
  { drawn, label }: { readonly drawn: number; readonly label: string },
): Ask {
  const { ring } = viewOf(after);
  const empty = DISCIPLINES.filter((discipline) =>
    ring.every(({ room, tile }) => room !== discipline || tile === null),
  );
  const rooms = listed(
    t,
    empty.map((discipline) => disciplineName(t, discipline)),
  );
  return {
    kind: 'draw',
    title: t('table.ask.draw'),
    sentence: t('table.ask.draw-rooms', { rooms, count: drawn }),
    label,
  };
}
