import { useId, type ReactNode } from 'react';
import { Emblem } from '../../../drawing/art/emblem.tsx';
import { Icon } from '../../../drawing/art/icon.tsx';
import { Symbol } from '../../../drawing/art/symbol.tsx';
import { Bold } from '../../../table/panel/bold.tsx';
import { DrawingPicture } from '../../../table/panel/drawing-picture.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { useTranslate } from '../../../ui/messages/messages.ts';
import { GUIDED_STEPS, STAMPS, type Stamp } from './guided-sentences.ts';
import styles from './guided-strip.module.css';

type GuidedStripProps = {
  readonly step: number;
  readonly stamps: ReadonlySet<Stamp>;
  /** The room of the current step. */
  readonly now: Stamp | undefined;
  readonly onLeave: () => void;
};

/** Above the table: how one wins, the step, and a stamp for each room that was used. */
export function GuidedStrip({ step, stamps, now, onLeave }: GuidedStripProps): ReactNode {
  const t = useTranslate();
  const heading = useId();
  return (
    <section className={styles['strip']} aria-labelledby={heading}>
      <Button size="icon" aria-label={t('learn.game.leave')} onClick={onLeave}>
        <Symbol name="close" />
      </Button>
      <h1 id={heading} className={styles['where']}>
        <b>{t('learn.game.title')}</b>
        <span>{t('learn.step', { number: step, count: GUIDED_STEPS })}</span>
      </h1>
      <p className={styles['win']}>
        <span>{t('learn.game.win-title')}</span>
        <Bold text={t('learn.game.win')} />
      </p>
      <ul className={styles['stamps']} aria-label={t('learn.game.rooms')}>
        {STAMPS.map((stamp) => {
          const state = stamps.has(stamp) ? 'done' : stamp === now ? 'now' : 'next';
          const room = t(stamp === 'bonus' ? 'terms.room.bonus' : `terms.discipline.${stamp}`);
          return (
            <li key={stamp} data-state={state} data-stamp={stamp}>
              <span role="img" aria-label={t('learn.game.stamp', { room, state })}>
                {stamp === 'bonus' ? (
                  <DrawingPicture drawing={{ kind: 'star' }} size={20} />
                ) : (
                  <Icon size={20}>
                    <Emblem discipline={stamp} />
                  </Icon>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
