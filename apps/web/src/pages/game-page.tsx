import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { toAct } from '@la-stanza/engine';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Button, buttonClass } from '../controls/button.tsx';
import type { GameSource } from '../game/game-source.ts';
import { useTranslate } from '../messages/messages.ts';
import { ScoreScreen } from '../score/score-screen.tsx';
import { SettingsSheet } from '../settings/settings-sheet.tsx';
import styles from './game-page.module.css';
import { openTable, type OpenTable } from './open-table.ts';
import { startRematch } from '../game/rematch.ts';
import { TableScreen } from '../table/table-screen.tsx';

type Opened = OpenTable | 'missing' | 'damaged' | undefined;

/** A game of this device: the table while it runs, the score when it is over. */
export function GamePage(): ReactNode {
  const t = useTranslate();
  const { id } = useParams({ from: '/game/$id' });
  const [table, setTable] = useState<Opened>();
  const [isUnsaved, setIsUnsaved] = useState(false);
  useEffect(() => {
    let isLeft = false;
    let opened: Opened;
    void openTable(id, () => setIsUnsaved(true)).then((found) => {
      opened = found;
      if (isLeft) close(found);
      else setTable(found);
    });
    return () => {
      isLeft = true;
      close(opened);
      setTable(undefined);
    };
  }, [id]);
  if (table === undefined) return <p className={styles['note']}>{t('site.loading')}</p>;
  if (table === 'missing' || table === 'damaged') return <NoGame because={t(`game.${table}`)} />;
  return (
    <>
      <div role="alert">{isUnsaved ? <p className={styles['unsaved']}>{t('game.unsaved')}</p> : null}</div>
      <Game key={id} table={table} />
    </>
  );
}

function close(table: Opened): void {
  if (typeof table === 'object') table.close();
}

function NoGame({ because }: { readonly because: string }): ReactNode {
  const t = useTranslate();
  return (
    <main className={styles['note']}>
      {because}
      <Link to="/" className={buttonClass({ tone: 'primary' })}>
        {t('site.to-home')}
      </Link>
    </main>
  );
}

function Game({ table }: { readonly table: OpenTable }): ReactNode {
  const t = useTranslate();
  const navigate = useNavigate();
  const { source } = table;
  const moment = useSyncExternalStore(source.subscribe, source.moment);
  const [looksAtTable, setLooksAtTable] = useState(false);
  const [showsSettings, setShowsSettings] = useState(false);
  const isOver = toAct(moment.game.state).who === 'nobody';
  const leave = (): void => void navigate({ to: '/' });
  const rematch = async (): Promise<void> => {
    await navigate({ to: '/game/$id', params: { id: await startRematch(moment) } });
  };
  if (isOver && !looksAtTable) {
    return (
      <ScoreScreen
        source={source}
        onRematch={() => void rematch()}
        onLook={() => setLooksAtTable(true)}
        onLeave={leave}
      />
    );
  }
  return (
    <>
      <TableScreen source={source} onLeave={leave} onSettings={() => setShowsSettings(true)} />
      {showsSettings ? <SettingsSheet onClose={() => setShowsSettings(false)} /> : null}
      <Thinking source={source} onSkip={table.hurry} />
      {isOver ? (
        <Button tone="primary" className={styles['toScore']} onClick={() => setLooksAtTable(false)}>
          {t('game.to-score')}
        </Button>
      ) : null}
    </>
  );
}

type ThinkingProps = { readonly source: GameSource; readonly onSkip: () => void };

/** Says which bot thinks, and lets the reader go on at once. */
function Thinking({ source, onSkip }: ThinkingProps): ReactNode {
  const t = useTranslate();
  const { thinking, players } = useSyncExternalStore(source.subscribe, source.moment);
  const name = thinking === undefined ? undefined : players[thinking]?.name;
  if (name === undefined) return null;
  return (
    <div className={styles['thinking']}>
      {t('game.thinking', { name })}
      <Button onClick={onSkip}>{t('game.skip')}</Button>
    </div>
  );
}
