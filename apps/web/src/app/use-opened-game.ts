import { useEffect, useState } from 'react';
import { gameShelf } from '../game/shelf/shelf.ts';
import { onTabChange } from '../game/shelf/tab-channel.ts';
import { openSavedGame, type OpenedGame, type SavingEvent } from './open-saved-game.ts';

/** A step that could not be saved, or one that another tab was faster with. */
type SavingTrouble = 'unsaved' | 'overtaken';

type Opened = OpenedGame | 'missing' | 'damaged' | 'deleted' | undefined;

type OpenedGameState = {
  /** Undefined until the game is read. */
  readonly table: Opened;
  readonly trouble: SavingTrouble | undefined;
  readonly dismissTrouble: () => void;
};

/** Opens a saved game while the page shows it. One that another tab deletes opens again when it is restored there. */
export function useOpenedGame(id: string): OpenedGameState {
  const [table, setTable] = useState<Opened>();
  const [trouble, setTrouble] = useState<SavingTrouble>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isStale = false;
    let opened: Opened;
    const show = (found: Opened): void => {
      close(opened);
      opened = found;
      setTable(found);
    };
    const onEvent = (event: SavingEvent): void => {
      if (isStale) return;
      if (event === 'deleted' || event === 'damaged') show(event);
      else setTrouble((before) => troubleAfter(event, before));
    };
    void openSavedGame(id, onEvent).then((found) => {
      if (isStale) close(found);
      else show(found);
    });
    return () => {
      isStale = true;
      show(undefined);
      setTrouble(undefined);
    };
  }, [id, tries]);
  const isDeleted = table === 'deleted';
  useEffect(() => {
    if (!isDeleted) return undefined;
    return onTabChange(() => {
      void isStored(id).then((isBack) => {
        if (isBack) setTries((count) => count + 1);
      });
    });
  }, [id, isDeleted]);
  return { table, trouble, dismissTrouble: () => setTrouble(undefined) };
}

async function isStored(id: string): Promise<boolean> {
  return (await (await gameShelf()).find(id)) !== undefined;
}

function close(table: Opened): void {
  if (typeof table === 'object') table.close();
}

function troubleAfter(
  event: Exclude<SavingEvent, 'deleted' | 'damaged'>,
  before: SavingTrouble | undefined,
): SavingTrouble | undefined {
  switch (event) {
    case 'step-unsaved':
      return 'unsaved';
    case 'step-overtaken':
      return 'overtaken';
    case 'step-kept':
      return undefined;
    case 'saved':
      return before === 'unsaved' ? undefined : before;
  }
}
