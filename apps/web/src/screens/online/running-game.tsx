import { faultSentence } from '@la-stanza/words';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { GameSource } from '../../game/source/game-source.ts';
import { unnamedPlayers } from '../../game/source/named-players.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { NoGame } from '../../shell/no-game.tsx';
import styles from '../../shell/game-page.module.css';
import type { Trouble } from '../../server/call.ts';
import { unconfirmedSteps } from '../../server/unconfirmed-steps.ts';
import { live } from '../../server/live.ts';
import { newId } from '../../server/new-id.ts';
import { openOnlineGame } from '../../server/online-game.ts';
import { OnlineTable } from './online-table.tsx';
import type { LiveTableSource } from '../../server/live-table.ts';
import { seatedPlayers } from '../../server/seated-players.ts';

type RunningGameProps = { readonly source: LiveTableSource; readonly user: string | undefined };

/** Opens the game of a running table as a source for the table screen. */
export function RunningGame({ source, user }: RunningGameProps): ReactNode {
  const t = useTranslate();
  const [trouble, setTrouble] = useState<Trouble>();
  const [opened, setOpened] = useState<ReturnType<typeof openOnlineGame>>();
  // changing the language must not reopen the game: that would drop unconfirmed steps
  const words = useRef(t);
  useEffect(() => {
    words.current = t;
  }, [t]);
  useEffect(() => {
    const name = source.snapshot()?.table.game ?? '';
    const game = openOnlineGame({
      source,
      user,
      players: (table) => seatedPlayers(words.current, table),
      command: (version, command, id) => live().command(name, version, command, id),
      newId,
      memory: user === undefined ? undefined : unconfirmedSteps(name, user),
      onRefused: setTrouble,
    });
    setOpened(game);
    return () => {
      if (isSource(game)) game.close();
    };
  }, [source, user]);
  const now = source.snapshot();
  if (opened === undefined || now === undefined) return <p className={styles['note']}>{t('site.loading')}</p>;
  if (!isSource(opened)) return <NoGame because={faultSentence(t, opened.fault, unnamedPlayers(t))} />;
  return <OnlineTable source={opened} liveTable={now} user={user} trouble={trouble} onTrouble={setTrouble} />;
}

function isSource(opened: ReturnType<typeof openOnlineGame>): opened is GameSource {
  return 'moment' in opened;
}
