import { replay } from '@la-stanza/engine';
import { ENDPOINTS } from '@la-stanza/protocol';
import { useEffect, useMemo, useState } from 'react';
import type { GameSource } from '../game/source/game-source.ts';
import { call } from './call.ts';

/**
 * Adds the seed, which the server reveals after the end: replaying with it proves that every deal is the one promised before the
 * first. Until the seed is loaded, returns the game as it was followed.
 */
export function useRevealedSeed(source: GameSource, id: string, isOver: boolean): GameSource {
  const [record, setRecord] = useState<unknown>();
  useEffect(() => {
    if (!isOver) return;
    void call(ENDPOINTS.record, { params: { game: id } }).then((outcome) => {
      if (outcome.ok) setRecord(outcome.value);
    });
  }, [id, isOver]);
  return useMemo(() => {
    const replayed = record === undefined ? undefined : replay(record);
    if (replayed === undefined || 'fault' in replayed) return source;
    const moment = { ...source.moment(), ...replayed };
    return { ...source, moment: () => moment };
  }, [source, record]);
}
