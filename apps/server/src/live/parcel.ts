import type { ChatLine, ServerMessage, TableView } from '@la-stanza/protocol';
import type { Change } from '../play/play.ts';
import type { Advance } from '../play/game-store.ts';
import { standing, tableView } from '../play/stored-game.ts';

/**
 * What nodes tell each other about a game. All of it can be read again from the database, except who is there. The node comes
 * first, so that it is known without reading the rest.
 */
export type Parcel =
  | {
      readonly kind: 'change';
      readonly node: string;
      readonly advance: Advance | null;
      readonly message: Extract<ServerMessage, { type: 'entries' }> | null;
      readonly table: TableView | null;
    }
  | { readonly kind: 'chat'; readonly node: string; readonly line: ChatLine }
  | { readonly kind: 'presence'; readonly node: string; readonly users: readonly string[]; readonly spectators: number }
  | { readonly kind: 'who'; readonly node: string }
  | { readonly kind: 'sessions'; readonly node: string; readonly user: string }
  | { readonly kind: 'notice'; readonly node: string; readonly notice: Readonly<Record<string, unknown>> };

export const gameTopic = (game: string): string => `stanza:game:${game}`;
/** Heard by every node: whose cookies are to be looked at again. */
export const SESSIONS_TOPIC = 'stanza:sessions';
export const userTopic = (user: string): string => `stanza:user:${user}`;

export function changeParcel(node: string, { was, is }: Change): Extract<Parcel, { kind: 'change' }> {
  const entries = is.fold?.record.entries.slice(was.version) ?? [];
  const table = is.revision === was.revision ? null : tableView(is);
  if (entries.length === 0) return { node, kind: 'change', advance: null, message: null, table };
  const { acting, deadline, banks } = is;
  return {
    node,
    kind: 'change',
    advance: { game: is.id, from: was.version, entries, revision: was.revision, acting, deadline, banks },
    message: { type: 'entries', game: is.id, from: was.version, entries: [...entries], ...standing(is, is.banks) },
    table,
  };
}

/** The messages to clients that a change leads to. */
export function changeMessages({ message, table }: Extract<Parcel, { kind: 'change' }>): readonly ServerMessage[] {
  const added: ServerMessage[] = message === null ? [] : [message];
  return table === null ? added : [...added, { type: 'table', table }];
}
