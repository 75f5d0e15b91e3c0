import type { ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { useLobby } from '../../server/lobby-store.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './net-strip.module.css';

/** Says why what needs a server is not there: no server, no connection, or too many requests. */
export function NetStrip(): ReactNode {
  const t = useTranslate();
  const server = useLobby((lobby) => lobby.server);
  const isQuiet = server === 'there' || server === 'asking';
  return (
    <p role="status" className={styles['strip']} hidden={isQuiet} data-net={server}>
      {isQuiet ? null : (
        <>
          <Symbol name="offline" size={22} />
          {t(`site.net.${server}`)}
        </>
      )}
    </p>
  );
}
