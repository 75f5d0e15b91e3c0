import type { ChatLine, ServerMessage, TableView } from '@la-stanza/protocol';
import type { Change } from '../play/play.ts';
import type { Advance, RowChange } from '../play/game-store.ts';
import { standing, tableView, type RowState } from '../play/stored-game.ts';

/**
 * The messages between nodes about a game. All of it is also in the database, except presence. The node is the first field, so that a
 * node recognises its own messages without parsing them.
 */
export type BusMessage =
  | {
      readonly kind: 'change';
      readonly node: string;
      readonly row: RowChange;
      readonly advance: Advance | null;
      readonly message: Extract<ServerMessage, { type: 'entries' }> | null;
      readonly table: TableView | null;
    }
  | {
      readonly kind: 'chat';
      readonly node: string;
      readonly line: ChatLine;
      /** The users who may read the line; `null` for all watchers. */
      readonly readers: readonly string[] | null;
    }
  | { readonly kind: 'presence'; readonly node: string; readonly users: readonly string[]; readonly spectators: number }
  | { readonly kind: 'who'; readonly node: string }
  | { readonly kind: 'sessions'; readonly node: string; readonly user: string }
  | { readonly kind: 'notice'; readonly node: string; readonly notice: Readonly<Record<string, unknown>> };

const rowState = ({ version, revision, mark }: RowState): RowState => ({ version, revision, mark });

export const gameTopic = (game: string): string => `stanza:game:${game}`;
/** The topic of users whose sessions ended; every node subscribes to it. */
export const SESSIONS_TOPIC = 'stanza:sessions';
export const userTopic = (user: string): string => `stanza:user:${user}`;

export function toBusMessage(node: string, { before, after }: Change): Extract<BusMessage, { kind: 'change' }> {
  const entries = after.fold?.record.entries.slice(before.version) ?? [];
  const table = after.revision === before.revision ? null : tableView(after);
  const { id: game, lineage, acting, deadline, banks } = after;
  const row = { before: rowState(before), after: rowState(after), lineage };
  if (entries.length === 0) return { node, kind: 'change', row, advance: null, message: null, table };
  return {
    node,
    kind: 'change',
    row,
    advance: { game, entries, acting, deadline, banks },
    message: {
      type: 'entries',
      game: after.id,
      from: before.version,
      entries: [...entries],
      ...standing(after, after.banks),
    },
    table,
  };
}

/** The messages to clients that announce a change. */
export function clientMessages({ message, table }: Extract<BusMessage, { kind: 'change' }>): readonly ServerMessage[] {
  const added: ServerMessage[] = message === null ? [] : [message];
  return table === null ? added : [...added, { type: 'table', table }];
}
