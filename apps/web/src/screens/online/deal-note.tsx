import { faultSentence } from '@la-stanza/words';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import type { DealCheck, DealFault } from '../../server/check-deal.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './deal-note.module.css';

type DealNoteProps = {
  readonly check: DealCheck;
  /** The deal of a day is the server's alone, fixed before anybody played it. */
  readonly isDaily: boolean;
};

/** What this device can say about the deal of a game. A broken promise is told at the top of the page. */
export function DealNote({ check, isDaily }: DealNoteProps): ReactNode {
  const t = useTranslate();
  if (check.kind === 'broken') return null;
  if (isDaily) return <p className={styles['note']}>{t('online.deal.daily')}</p>;
  return (
    <p className={styles['note']} data-deal={check.kind}>
      {t(`online.deal.${check.kind}`)} <Link to="/fair">{t('online.deal.how')}</Link>
    </p>
  );
}

type DealAlarmProps = { readonly fault: DealFault; readonly players: readonly SeatedPlayer[] };

/** Says loudly that the deal is not the one that was promised, and in what. */
export function DealAlarm({ fault, players }: DealAlarmProps): ReactNode {
  const t = useTranslate();
  return (
    <section className={styles['alarm']} role="alert" data-deal="broken">
      <Symbol name="warning" size={24} />
      <div>
        <h2>{t('online.deal.broken')}</h2>
        <p>
          {sentence()} {t('online.deal.broken.do')} <Link to="/fair">{t('online.deal.how')}</Link>
        </p>
      </div>
    </section>
  );

  function sentence(): string {
    switch (fault.code) {
      case 'other-game':
      case 'other-promise':
      case 'not-shared':
      case 'not-revealed':
        return t(`online.deal.${fault.code}`);
      case 'other-share':
        return t('online.deal.other-share', { name: players[fault.seat]?.name ?? '' });
      case 'other-entry':
        return t('online.deal.other-entry', { entry: fault.entry + 1 });
      default:
        return faultSentence(t, fault, players);
    }
  }
}
