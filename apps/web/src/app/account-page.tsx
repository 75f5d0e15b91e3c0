import type { Account } from '@la-stanza/protocol';
import { useEffect, useState, type ReactNode } from 'react';
import { loadAccount, useAccount } from '../server/account.ts';
import styles from '../screens/account/account.module.css';
import { BlockedCard } from '../screens/account/blocked-card.tsx';
import { DataCard } from '../screens/account/data-card.tsx';
import { DevicesCard } from '../screens/account/devices-card.tsx';
import { KeepCard } from '../screens/account/keep-card.tsx';
import { NameCard } from '../screens/account/name-card.tsx';
import { SignInCard } from '../screens/account/sign-in-card.tsx';
import { useTranslate } from '../ui/messages/messages.ts';
import { ToldCard } from '../screens/notify/told-card.tsx';
import { hasServer } from '../server/server-address.ts';
import { troubleSentence } from '../server/trouble-sentence.ts';
import { loadBlocks } from '../server/blocks.ts';
import { SiteHeader } from '../shell/site-header.tsx';

/** Who one is at the server: a guest, or somebody with passkeys. */
export function AccountPage(): ReactNode {
  const t = useTranslate();
  const state = useAccount((account) => account.state);
  const [news, setNews] = useState('');
  useEffect(() => {
    if (!hasServer()) return;
    void loadAccount();
    void loadBlocks();
  }, []);
  return (
    <>
      <SiteHeader />
      <main className={styles['main']}>
        <h1>{t('account.title')}</h1>
        <div role="status">{news === '' ? null : <p className={styles['news']}>{news}</p>}</div>
        {hasServer() ? null : <p className={styles['note']}>{t('account.no-server')}</p>}
        {hasServer() && state.kind === 'asking' ? <p className={styles['note']}>{t('site.loading')}</p> : null}
        {state.kind === 'trouble' ? <p className={styles['note']}>{troubleSentence(t, state.trouble)}</p> : null}
        {state.kind === 'nobody' ? (
          <div className={styles['cards']}>
            <p className={styles['note']}>{t('account.intro.nobody')}</p>
            <SignInCard onSignedIn={setNews} />
          </div>
        ) : null}
        {state.kind === 'there' ? <Cards key={state.account.me.user} account={state.account} onNews={setNews} /> : null}
      </main>
    </>
  );
}

type CardsProps = { readonly account: Account; readonly onNews: (sentence: string) => void };

function Cards({ account, onNews }: CardsProps): ReactNode {
  const { me, passkeys, codes, devices } = account;
  const isKept = passkeys.length + codes > 0;
  return (
    <div className={styles['cards']}>
      <div className={styles['column']}>
        <NameCard me={me} isKept={isKept} />
        <KeepCard account={account} />
        {isKept ? null : <SignInCard onSignedIn={onNews} />}
      </div>
      <div className={styles['column']}>
        <DevicesCard devices={devices} isKept={isKept} />
        <ToldCard />
        <BlockedCard />
        <DataCard name={me.name} onDeleted={onNews} />
      </div>
    </div>
  );
}
