import { playerName } from '@la-stanza/words';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './parted-curtain-bar.module.css';
import type { PendingHandover } from './use-handover.ts';

type PartedCurtainBarProps = { readonly handover: PendingHandover; readonly players: readonly SeatedPlayer[] };

/** While the curtain is parted: buttons to close it again and to begin the turn. */
export function PartedCurtainBar({ handover, players }: PartedCurtainBarProps): ReactNode {
  const t = useTranslate();
  const name = playerName(players, handover.to);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <section className={styles['bar']} aria-label={t('handover.pending', { name })} data-handover-looking>
      <Button ref={back} onClick={handover.close}>
        {t('handover.close')}
      </Button>
      <Button tone="primary" onClick={handover.begin}>
        {t('handover.begin', { name })}
      </Button>
    </section>
  );
}
