import { dealer, parse, preview, setup, view } from '@la-stanza/engine';
import { chronicleSentences } from '@la-stanza/words';
import { translatorFor } from '@la-stanza/words/catalogues';

/** What a first walk brings about, told in German. */
export function example(): string[] {
  const { state } = dealer('1512').dealOut(setup({ players: 2 }));
  const walk = parse('land 2');
  if (walk === undefined) throw new Error('no such action');
  const { events } = preview(state, walk);
  const { figures, ring } = view(state);
  const t = translatorFor('de');
  return chronicleSentences({ t, players: [{ name: 'Anna' }, { name: 'Ben' }], figures, ring }, events);
}
