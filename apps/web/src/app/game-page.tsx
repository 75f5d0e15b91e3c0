import { whoseTurn } from '@la-stanza/engine';
import { slugOf } from '@la-stanza/words';
import { useNavigate, useParams } from '@tanstack/react-router';
import { Suspense, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Symbol } from '../drawing/art/symbol.tsx';
import { Button } from '../ui/controls/button.tsx';
import type { GameMoment } from '../game/source/game-source.ts';
import { useGameCoach } from '../screens/learn/coach/use-game-coach.tsx';
import { loadTexts, useTranslate } from '../ui/messages/messages.ts';
import { addressFromHere, RuleAddress } from '../ui/rules/rule-link.tsx';
import styles from '../shell/game-page.module.css';
import { NoGame } from '../shell/no-game.tsx';
import { useNamedPlayers } from '../game/source/use-named-players.ts';
import type { OpenedGame } from './open-saved-game.ts';
import { useOpenedGame } from './use-opened-game.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { ToScore } from '../screens/score/to-score.tsx';
import { part } from '../ui/parts/part.tsx';

// Needed only on demand or after the game.
const GameOver = part(
  async () => {
    const [{ GameOver: Over }] = await Promise.all([import('./game-over.tsx'), loadTexts('extra', 'ceremony')]);
    return Over;
  },
  { face: 'page', atTable: true },
);
const AfterGame = part(async () => (await import('../screens/learn/coach/after-game.tsx')).AfterGame, {
  face: 'inside',
  atTable: true,
});
const SettingsSheet = part(async () => (await import('../shell/settings/settings-sheet.tsx')).SettingsSheet, {
  atTable: true,
  close: ({ onClose }) => onClose(),
});

/** A game stored on this device: the table while it runs, the score when it is over. */
export function GamePage(): ReactNode {
  const t = useTranslate();
  const { id } = useParams({ from: '/game/$id' });
  const { table, trouble, dismissTrouble } = useOpenedGame(id);
  if (table === undefined) return <p className={styles['note']}>{t('site.loading')}</p>;
  if (typeof table === 'string') return <NoGame because={t(`game.${table}`)} />;
  return (
    <div className={trouble === undefined ? undefined : styles['withTrouble']}>
      <div role="alert">
        {trouble === undefined ? null : (
          <p className={styles['trouble']}>
            {t(`game.${trouble}`)}
            {trouble === 'overtaken' ? (
              <Button size="icon" aria-label={t('site.close')} onClick={dismissTrouble}>
                <Symbol name="close" size={18} />
              </Button>
            ) : null}
          </p>
        )}
      </div>
      <Suspense>
        <Game key={id} id={id} table={table} />
      </Suspense>
    </div>
  );
}

type GameProps = { readonly id: string; readonly table: OpenedGame };

function Game({ id, table }: GameProps): ReactNode {
  const navigate = useNavigate();
  const source = useNamedPlayers(table.source);
  const moment = useSyncExternalStore(source.subscribe, source.moment);
  const [looksAtTable, setLooksAtTable] = useState(false);
  const [showsSettings, setShowsSettings] = useState(false);
  const coach = useGameCoach(moment, table.adviser);
  const isOver = whoseTurn(moment.game.state).who === 'nobody';
  const [isNew, setIsNew] = useState(!isOver);
  const { daily, evening } = table;
  const leave = (): void => {
    if (daily !== undefined) void navigate({ to: '/daily/$day', params: { day: daily } });
    else if (evening !== undefined) void navigate({ to: '/palazzo/$person', params: { person: slugOf(evening) } });
    else void navigate({ to: '/' });
  };
  const lookBack = (at?: number): void => {
    void navigate({ to: '/replay/$id', params: { id }, search: at === undefined ? {} : { at } });
  };
  if (isOver && !looksAtTable) {
    return (
      <GameOver
        id={id}
        table={table}
        source={source}
        isNew={isNew}
        onReplay={() => lookBack()}
        onLook={() => {
          setIsNew(false);
          setLooksAtTable(true);
        }}
        coach={coach === undefined ? undefined : <AfterGame moment={moment} />}
      />
    );
  }
  return (
    <RuleAddress value={addressFromHere}>
      <TableScreen
        source={source}
        adviser={table.adviser}
        onLeave={leave}
        onSettings={() => setShowsSettings(true)}
        onSkip={table.hurry}
        coach={coach}
        onLine={(seq) => lookBack(entriesUpTo(moment.game, seq))}
      />
      <Suspense>{showsSettings ? <SettingsSheet onClose={() => setShowsSettings(false)} /> : null}</Suspense>
      {isOver ? <ToScore onGo={() => setLooksAtTable(false)} /> : null}
    </RuleAddress>
  );
}

/** How many entries in force there are up to and including this one. */
function entriesUpTo({ line }: GameMoment['game'], seq: number): number {
  return line.filter((entry) => entry.seq <= seq).length;
}
