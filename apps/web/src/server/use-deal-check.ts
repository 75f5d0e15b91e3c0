import { ENDPOINTS, type TableView } from '@la-stanza/protocol';
import { useEffect, useMemo, useState } from 'react';
import type { GameSource } from '../game/source/game-source.ts';
import { call } from './call.ts';
import { checkRecord, checkTable, type DealCheck } from './check-deal.ts';
import { knownDeal } from './deal-memory.ts';

/** What the server answered when asked for the record; `undefined` while it cannot be reached. */
type Revealed = { readonly record: unknown } | undefined;

/**
 * What this device can say about the deal, and the game with the seed that the server reveals after the end. A record that is not the
 * one that was followed here is not shown.
 */
export function useDealCheck(
  source: GameSource,
  table: TableView,
  isOver: boolean,
): { check: DealCheck; source: GameSource } {
  const [revealed, setRevealed] = useState<Revealed>();
  const { game, invite } = table;
  useEffect(() => {
    if (!isOver) return;
    void call(ENDPOINTS.record, { params: { game }, query: invite === null ? {} : { key: invite } }).then((outcome) => {
      // a server that does not show its record has something to hide; one that cannot be reached may answer later
      if (outcome.ok) setRevealed({ record: outcome.value });
      else if (outcome.trouble.code !== 'unreachable') setRevealed({ record: undefined });
    });
  }, [game, invite, isOver]);
  return useMemo(() => {
    const known = knownDeal(game);
    if (revealed === undefined) return { check: checkTable(table, known), source };
    const check = checkRecord(table, revealed.record, source.moment().game.record.entries, known);
    if (check.kind !== 'proven') return { check, source };
    const moment = { ...source.moment(), ...check.replayed };
    return { check, source: { ...source, moment: () => moment } };
  }, [source, table, game, revealed]);
}
