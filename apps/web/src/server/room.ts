import type { ChatLine, ServerMessage, TableView } from '@la-stanza/protocol';
import type { Trouble } from './call.ts';
import { follow, onLive } from './live.ts';

/** Everything known of a table and its game at one moment. */
export type Room = {
  readonly table: TableView;
  readonly entries: readonly string[];
  readonly chat: readonly ChatLine[];
  /** The seats whose players have the game open. */
  readonly online: readonly number[];
  readonly spectators: number;
};

/** A table at the server, followed for as long as it is open here. */
export type RoomSource = {
  /** Nothing until the server has answered. */
  readonly room: () => Room | undefined;
  /** Why the table cannot be followed. */
  readonly trouble: () => Trouble | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  readonly close: () => void;
};

export function openRoom(game: string): RoomSource {
  const listeners = new Set<() => void>();
  const { followed, stop } = follow(game);
  let trouble: Trouble | undefined;
  let room = snapshot();

  function snapshot(): Room | undefined {
    const { table, entries, chat, online, spectators } = followed;
    // a table is told of before the entries that belong to it have come
    if (table === undefined || table.version > entries.length) return undefined;
    return { table, entries: [...entries], chat: [...chat], online, spectators };
  }

  const stopListening = onLive((message) => {
    if (gameOf(message) !== game) return;
    if (message.type === 'refused') {
      // a command is answered to whoever has given it
      if (message.id !== null) return;
      trouble = message.reason;
    } else {
      room = snapshot() ?? room;
    }
    for (const listener of listeners) listener();
  });

  return {
    room: () => room,
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
