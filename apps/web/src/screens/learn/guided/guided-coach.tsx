import type { ActionId } from '@la-stanza/engine';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { PortraitPicture } from '../../../drawing/art/portrait-tile.tsx';
import { Symbol } from '../../../drawing/art/symbol.tsx';
import { openChoices } from '../../../table/explain/open-choices.ts';
import { Bold } from '../../../table/panel/bold.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { useTranslate } from '../../../ui/messages/messages.ts';
import { Spotlight } from '../spotlight.tsx';
import styles from './guided-coach.module.css';
import { GUIDED_STEPS } from './guided-sentences.ts';
import { guidedTarget } from './guided-target.ts';
import { pointedCard, type PointedCard } from './pointer-place.ts';

type GuidedCoachProps = {
  readonly step: number;
  /** Words between ** are bold. */
  readonly sentence: string;
  /** Why the last tap was closed. */
  readonly answer?: string | undefined;
  /** What the sentence points at. */
  readonly action: ActionId | undefined;
  readonly also: ActionId | undefined;
  readonly isEnding: boolean;
  /** The bubble is at its target; otherwise it has a place of its own below the room. */
  readonly floats: boolean;
  /** Continues where there is only something to read. */
  readonly onBegin?: (() => void) | undefined;
  readonly onShow?: (() => void) | undefined;
};

/** The coach's bubble: one sentence whose pointer touches the one thing to tap; everything else is dimmed. */
export function GuidedCoach(props: GuidedCoachProps): ReactNode {
  const { action, also, isEnding, floats } = props;
  const find = useCallback(() => guidedTarget(action, also, isEnding), [action, also, isEnding]);
  const lit = useCallback(() => {
    const target = find();
    // the button that ends the turn is outside of the board: nothing on it is to be tapped
    return target === undefined || target.closest('[data-stage]') === null ? [] : [target];
  }, [find]);
  return (
    <>
      <Spotlight find={lit} />
      {floats ? createPortal(<Floating find={find} {...props} />, document.body) : <Resting find={find} {...props} />}
    </>
  );
}

type Found = GuidedCoachProps & { readonly find: () => Element | undefined };

const UNSEEN = 'hidden';

/** At its target; follows it while pictures load, pieces move and windows change. */
function Floating({ find, ...props }: Found): ReactNode {
  const card = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<PointedCard>();
  useLayoutEffect(() => {
    let drawn = '';
    const put = (): void => {
      const target = find()?.getBoundingClientRect();
      const { width = 0, height = 0 } = card.current?.getBoundingClientRect() ?? {};
      const measured = [
        target?.left,
        target?.top,
        target?.width,
        target?.height,
        width,
        height,
        innerWidth,
        innerHeight,
      ];
      const now = measured.map((value) => Math.round(value ?? 0)).join(' ');
      if (now === drawn) return;
      drawn = now;
      const box = target ?? {
        left: innerWidth / 2,
        right: innerWidth / 2,
        top: innerHeight / 3,
        bottom: innerHeight / 3,
      };
      setPlace(pointedCard({ width, height }, { width: innerWidth, height: innerHeight }, box, openChoices()));
    };
    put();
    let frame = requestAnimationFrame(function look() {
      put();
      frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [find]);
  return (
    <Card
      cardRef={card}
      {...props}
      style={place === undefined ? { visibility: UNSEEN } : { left: place.left, top: place.top }}
      pointer={props.action === undefined && !props.isEnding ? undefined : place}
    />
  );
}

/** On a small screen: below the room, with the pointer under its target. */
function Resting({ find, ...props }: Found): ReactNode {
  const card = useRef<HTMLElement>(null);
  const [pointer, setPointer] = useState<Pick<PointedCard, 'side' | 'along'>>();
  useLayoutEffect(() => {
    let frame = requestAnimationFrame(function look() {
      const own = card.current?.getBoundingClientRect();
      const target = find()?.getBoundingClientRect();
      const next = own === undefined || target === undefined ? undefined : pointedFrom(own, target);
      setPointer((now) => (now?.side === next?.side && now?.along === next?.along ? now : next));
      frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [find]);
  return <Card cardRef={card} {...props} pointer={pointer} />;
}

const EDGE = 24;

/** The side of a resting card that faces its target, and the place of the pointer on it. */
function pointedFrom(own: DOMRect, target: DOMRect): Pick<PointedCard, 'side' | 'along'> {
  const middle = Math.round((target.left + target.right) / 2 - own.left);
  const along = Math.max(EDGE, Math.min(middle, own.width - EDGE));
  return { side: target.top + target.bottom < own.top + own.bottom ? 'top' : 'bottom', along };
}

type CardProps = Omit<GuidedCoachProps, 'floats'> & {
  readonly cardRef: { readonly current: HTMLElement | null };
  readonly style?: { readonly left?: number; readonly top?: number; readonly visibility?: 'hidden' } | undefined;
  readonly pointer: Pick<PointedCard, 'side' | 'along'> | undefined;
};

function Card({ cardRef, step, sentence, answer, onBegin, onShow, style, pointer }: CardProps): ReactNode {
  const t = useTranslate();
  const nods = useIdle(sentence);
  return (
    <section
      ref={cardRef}
      className={styles['bubble']}
      data-floats={style !== undefined}
      data-guided
      style={style}
      aria-label={t('cast.zia-rosa.name')}
    >
      {pointer === undefined ? null : (
        <i
          className={styles['pointer']}
          data-side={pointer.side}
          data-nods={nods}
          style={pointer.side === 'top' || pointer.side === 'bottom' ? { left: pointer.along } : { top: pointer.along }}
          aria-hidden
        />
      )}
      <PortraitPicture person="rosa" width={64} />
      <div className={styles['words']}>
        <p className={styles['head']}>
          <b>{t('cast.zia-rosa.name')}</b>
          <span>{t('learn.step', { number: step, count: GUIDED_STEPS })}</span>
        </p>
        <div aria-live="polite">
          <p className={styles['sentence']}>
            <Bold text={sentence} />
          </p>
          {answer === undefined ? null : (
            <p className={styles['answer']}>
              <Symbol name="lock" size={16} />
              <span>{answer}</span>
            </p>
          )}
        </div>
      </div>
      <div className={styles['foot']}>
        <span className={styles['steps']} aria-hidden>
          {Array.from({ length: GUIDED_STEPS }, (_, index) => (
            <i key={index} data-when={index + 1 < step ? 'done' : index + 1 === step ? 'now' : 'next'} />
          ))}
        </span>
        {onBegin === undefined ? null : (
          <Button tone="primary" data-choice onClick={onBegin}>
            {t('learn.game.begin')}
          </Button>
        )}
        {onShow === undefined ? null : (
          <button type="button" className={styles['show']} onClick={onShow}>
            {t('learn.show')}
          </button>
        )}
      </div>
    </section>
  );
}

const IDLE = 12_000;

/** Whether nothing was touched for a while since the sentence was said. */
function useIdle(sentence: string): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    let timer = 0;
    const wait = (): void => {
      setIsIdle(false);
      clearTimeout(timer);
      timer = window.setTimeout(() => setIsIdle(true), IDLE);
    };
    wait();
    document.addEventListener('pointerdown', wait);
    document.addEventListener('keydown', wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', wait);
      document.removeEventListener('keydown', wait);
    };
  }, [sentence]);
  return isIdle;
}
