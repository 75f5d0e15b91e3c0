import type { Author, SavedGame } from '../source/local-game.ts';
import { versionOf, type GameShelf } from './game-shelf.ts';

/** What a table must know about the stored game. `own`: whether a step of the person at this tab was among what was written. */
export type KeeperNews =
  | { readonly kind: 'kept'; readonly own: boolean }
  /** The device could not write. The steps stay in memory and go out with the next write. */
  | { readonly kind: 'unsaved' }
  /** Another tab was first: its position counts, and what was to be written is void. */
  | { readonly kind: 'overtaken'; readonly stored: SavedGame; readonly own: boolean }
  /** Another tab has deleted the game. */
  | { readonly kind: 'gone' };

type KeeperParts = {
  readonly shelf: Pick<GameShelf, 'find' | 'replace'>;
  /** The game as it was read from the shelf. */
  readonly saved: SavedGame;
  readonly onNews: (news: KeeperNews) => void;
};

export type GameKeeper = {
  /** Writes the latest position. Writes go out one after the other, each based on the one before. */
  readonly keep: (game: SavedGame, by: Author) => void;
  /** Compares with what is stored, and tries again to write what could not be written. */
  readonly look: () => Promise<void>;
};

type Unwritten = { readonly game: SavedGame; readonly own: boolean };

/** Keeps one open game on the shelf without ever overwriting what another tab has stored. */
export function openGameKeeper({ shelf, saved, onNews }: KeeperParts): GameKeeper {
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
        onNews({ kind: 'unsaved' });
        return;
      case 'kept':
        version += 1;
        onNews({ kind: 'kept', own: going.own });
        await write();
        return;
      case 'overtaken':
        version = versionOf(answer.stored);
        giveWay(answer.stored, going.own);
        return;
      case 'gone':
        unwritten = undefined;
        onNews({ kind: 'gone' });
    }
  }

  /** Steps made on top of a void one are void too. */
  function giveWay(stored: SavedGame, own: boolean): void {
    const isOwn = own || unwritten?.own === true;
    unwritten = undefined;
    onNews({ kind: 'overtaken', stored, own: isOwn });
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
      // a device that cannot read says so at the next write
      const stored = await shelf.find(saved.id).catch(() => saved);
      // a write that began meanwhile has compared, or is about to
      if (isWriting || unwritten !== undefined || version !== before || stored === saved) return;
      if (stored === undefined) onNews({ kind: 'gone' });
      else if (versionOf(stored) !== version) {
        version = versionOf(stored);
        giveWay(stored, false);
      }
    },
  };
}
