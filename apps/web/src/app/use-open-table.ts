import { useEffect, useState } from 'react';
import { gameShelf } from '../game/shelf/shelf.ts';
import { hearTabs } from '../game/shelf/shelf-news.ts';
import { openTable, type OpenTable, type TableNews } from './open-table.ts';

/** What a player must be told about saving: a step that could not be kept, or one that came too late. */
type SavingTrouble = 'unsaved' | 'overtaken';

type Opened = OpenTable | 'missing' | 'damaged' | 'deleted' | undefined;

type OpenedTable = {
  /** Undefined until the game is read. */
  readonly table: Opened;
  readonly trouble: SavingTrouble | undefined;
  readonly dismissTrouble: () => void;
};

/** Opens the table of a game for as long as the page shows it. One deleted in another tab opens anew when it is put back there. */
export function useOpenTable(id: string): OpenedTable {
  const [table, setTable] = useState<Opened>();
  const [trouble, setTrouble] = useState<SavingTrouble>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isLeft = false;
    let opened: Opened;
    const show = (found: Opened): void => {
      close(opened);
      opened = found;
      setTable(found);
    };
    const take = (news: TableNews): void => {
      if (isLeft) return;
      if (news === 'deleted' || news === 'damaged') show(news);
      else setTrouble((before) => troubleAfter(news, before));
    };
    void openTable(id, take).then((found) => {
      if (isLeft) close(found);
      else show(found);
    });
    return () => {
      isLeft = true;
      show(undefined);
      setTrouble(undefined);
    };
  }, [id, tries]);
  const isDeleted = table === 'deleted';
  useEffect(() => {
    if (!isDeleted) return undefined;
    return hearTabs(() => {
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
  news: Exclude<TableNews, 'deleted' | 'damaged'>,
  before: SavingTrouble | undefined,
): SavingTrouble | undefined {
  switch (news) {
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
