import type { Account } from '@la-stanza/protocol';
import { Link } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { clearAccount, loadAccount, useAccount } from '../server/account.ts';
import styles from '../screens/account/account.module.css';
import { BlockedCard } from '../screens/account/blocked-card.tsx';
import { DataCard } from '../screens/account/data-card.tsx';
import { DevicesCard } from '../screens/account/devices-card.tsx';
import { RecoveryCard } from '../screens/account/recovery-card.tsx';
import { MeasuresCard } from '../screens/account/measures-card.tsx';
import { NameCard } from '../screens/account/name-card.tsx';
import { VacationCard } from '../screens/account/vacation-card.tsx';
import { SignInCard } from '../screens/account/sign-in-card.tsx';
import { buttonClass } from '../ui/controls/button.tsx';
import { useTranslate } from '../ui/messages/messages.ts';
import { NotificationsCard } from '../screens/notify/notifications-card.tsx';
import { hasBeenGuest } from '../server/guest-store.ts';
import { hasServer } from '../server/server-address.ts';
import { troubleSentence } from '../server/trouble-sentence.ts';
import { loadBlocks } from '../server/blocks.ts';
import { SiteHeader } from '../shell/site-header.tsx';

/** The visitor's account: a guest, or a player with passkeys. */
export function AccountPage(): ReactNode {
  const t = useTranslate();
  const state = useAccount((account) => account.state);
  const [notice, setNotice] = useState('');
  useEffect(() => {
    if (!hasServer()) return;
    // a browser that has had no session has no account either
    if (!hasBeenGuest()) clearAccount();
    else void loadAccount();
    void loadBlocks();
  }, []);
  return (
    <>
      <SiteHeader />
      <main className={styles['main']}>
        <h1>{t('account.title')}</h1>
        <div role="status">{notice === '' ? null : <p className={styles['notice']}>{notice}</p>}</div>
        {hasServer() ? null : <p className={styles['note']}>{t('account.no-server')}</p>}
        {hasServer() && state.kind === 'asking' ? <p className={styles['note']}>{t('site.loading')}</p> : null}
        {state.kind === 'trouble' ? <p className={styles['note']}>{troubleSentence(t, state.trouble)}</p> : null}
        {state.kind === 'signed-out' ? (
          <div className={styles['cards']}>
            <p className={styles['note']}>{t('account.intro.nobody')}</p>
            <SignInCard onSignedIn={setNotice} />
          </div>
        ) : null}
        {state.kind === 'there' ? (
          <Cards key={state.account.me.user} account={state.account} onNotice={setNotice} />
        ) : null}
      </main>
    </>
  );
}

type CardsProps = { readonly account: Account; readonly onNotice: (sentence: string) => void };

function Cards({ account, onNotice }: CardsProps): ReactNode {
  const t = useTranslate();
  const { me, passkeys, codes, devices } = account;
  const isKept = passkeys.length + codes > 0;
  return (
    <div className={styles['cards']}>
      <div className={styles['column']}>
        {me.isOperator ? (
          <Link to="/operator" className={buttonClass({ tone: 'gold' })}>
            {t('operator.link')}
          </Link>
        ) : null}
        <MeasuresCard />
        <NameCard me={me} isKept={isKept} />
        <VacationCard me={me} />
        <RecoveryCard account={account} />
        {isKept ? null : <SignInCard onSignedIn={onNotice} />}
      </div>
      <div className={styles['column']}>
        <DevicesCard devices={devices} isKept={isKept} />
        <NotificationsCard />
        <BlockedCard />
        <DataCard name={me.name} onDeleted={onNotice} />
      </div>
    </div>
  );
}
