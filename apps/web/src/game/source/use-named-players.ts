import type { Translate } from '@la-stanza/words';
import { useMemo } from 'react';
import { useTranslate } from '../../ui/messages/messages.ts';
import type { GameMoment, GameSource } from './game-source.ts';
import { namedPlayers } from './named-players.ts';

/** A source whose players are named in the language of the page, and renamed when that changes. */
export function useNamedPlayers<Source extends GameSource>(source: Source): Source {
  const t = useTranslate();
  return useMemo(() => ({ ...source, moment: namedMoment(t, source.moment) }), [t, source]);
}

/** Returns the same object as long as nothing has changed: the page compares by identity. */
function namedMoment(t: Translate, momentOf: () => GameMoment): () => GameMoment {
  let known: { readonly raw: GameMoment; readonly named: GameMoment } | undefined;
  return () => {
    const raw = momentOf();
    if (known?.raw !== raw) {
      const hasSamePlayers = known?.raw.players === raw.players;
      const players = hasSamePlayers && known !== undefined ? known.named.players : namedPlayers(t, raw.players);
      known = { raw, named: { ...raw, players } };
    }
    return known.named;
  };
}
