import type { Author, SavedGame } from '../source/local-game.ts';
import { versionOf, type GameShelf } from './game-shelf.ts';

/** What a table must know about the stored game. `own`: whether the write included a step of the person at this tab. */
export type KeeperEvent =
  | { readonly kind: 'kept'; readonly own: boolean }
  /** The device could not write. The steps stay in memory and are written with the next one. */
  | { readonly kind: 'unsaved' }
  /** Another tab was first: its position counts, and the pending write is void. */
  | { readonly kind: 'overtaken'; readonly stored: SavedGame; readonly own: boolean }
  /** Another tab has deleted the game. */
  | { readonly kind: 'gone' };

type KeeperParts = {
  readonly shelf: Pick<GameShelf, 'find' | 'replace'>;
  /** The game as it was read from the shelf. */
  readonly saved: SavedGame;
  readonly onEvent: (event: KeeperEvent) => void;
};

export type GameKeeper = {
  /** Writes the latest position. Writes happen in order, each based on the one before. */
  readonly keep: (game: SavedGame, by: Author) => void;
  /** Compares with the stored game, and retries a failed write. */
  readonly look: () => Promise<void>;
};

type Unwritten = { readonly game: SavedGame; readonly own: boolean };

/** Saves one open game without ever overwriting what another tab has stored. */
export function openGameKeeper({ shelf, saved, onEvent }: KeeperParts): GameKeeper {
  let version = versionOf(saved);
  let unwritten: Unwritten | undefined;
  let isWriting = false;

  async function write(): Promise<void> {
    if (isWriting || unwritten === undefined) return;
    const going = unwritten;
    unwritten = undefined;
    isWriting = true;
    const answer = await shelf.replace(going.game, version).catch(() => undefined);
    isWriting = false;
    switch (answer?.outcome) {
      case undefined:
        unwritten ??= going;
        if (going.own) unwritten = { ...unwritten, own: true };
        onEvent({ kind: 'unsaved' });
        return;
      case 'kept':
        version += 1;
        onEvent({ kind: 'kept', own: going.own });
        await write();
        return;
      case 'overtaken':
        version = versionOf(answer.stored);
        acceptStored(answer.stored, going.own);
        return;
      case 'gone':
        unwritten = undefined;
        onEvent({ kind: 'gone' });
    }
  }

  /** Steps that follow a void one are void too. */
  function acceptStored(stored: SavedGame, own: boolean): void {
    const isOwn = own || unwritten?.own === true;
    unwritten = undefined;
    onEvent({ kind: 'overtaken', stored, own: isOwn });
  }

  return {
    keep: (game, by) => {
      unwritten = { game, own: by === 'person' || unwritten?.own === true };
      void write();
    },
    look: async () => {
      if (isWriting || unwritten !== undefined) {
        await write();
        return;
      }
      const before = version;
      // a device that cannot read reports it at the next write
      const stored = await shelf.find(saved.id).catch(() => saved);
      // a write that has begun since compares by itself
      if (isWriting || unwritten !== undefined || version !== before || stored === saved) return;
      if (stored === undefined) onEvent({ kind: 'gone' });
      else if (versionOf(stored) !== version) {
        version = versionOf(stored);
        acceptStored(stored, false);
      }
    },
  };
}
