import type { ChatLine, ServerMessage, TableView } from '@la-stanza/protocol';
import type { Trouble } from './call.ts';
import { follow, onServerMessage } from './live.ts';

/** Everything known about a table and its game at one moment. */
export type LiveTable = {
  readonly table: TableView;
  readonly entries: readonly string[];
  readonly chat: readonly ChatLine[];
  /** The seats whose players have the game open. */
  readonly online: readonly number[];
  readonly spectators: number;
  /** How many entries seen on this page the server has lost, all in all. */
  readonly lost: number;
};

/** A table at the server, followed until it is closed. */
export type LiveTableSource = {
  /** Undefined until the server has answered. */
  readonly snapshot: () => LiveTable | undefined;
  /** Why the table cannot be followed. */
  readonly trouble: () => Trouble | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  readonly close: () => void;
};

export function openLiveTable(game: string, key: string | undefined): LiveTableSource {
  const listeners = new Set<() => void>();
  const { followed, stop } = follow(game, key);
  let trouble: Trouble | undefined;
  let latest = snapshot();

  function snapshot(): LiveTable | undefined {
    const { table, entries, chat, online, spectators, lost } = followed;
    // the table arrives before the entries it counts
    if (table === undefined || table.version > entries.length) return undefined;
    return { table, entries: [...entries], chat: [...chat], online, spectators, lost };
  }

  const stopListening = onServerMessage((message) => {
    if (gameOf(message) !== game) return;
    if (message.type === 'refused') {
      // a refused command is answered to its sender, by its id
      if (message.id !== null) return;
      trouble = message.reason;
    } else {
      if (message.type === 'watching') trouble = undefined;
      latest = snapshot() ?? latest;
    }
    for (const listener of listeners) listener();
  });

  return {
    snapshot: () => latest,
    trouble: () => trouble,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {
      listeners.clear();
      stopListening();
      stop();
    },
  };
}

function gameOf(message: ServerMessage): string | null {
  switch (message.type) {
    case 'watching':
    case 'entries':
    case 'chat':
    case 'presence':
    case 'refused':
      return message.game;
    case 'table':
      return message.table.game;
    default:
      return null;
  }
}
