import { type Score, type View } from '@la-stanza/engine';
import { finalOrder } from '@la-stanza/words';
import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import type { GameMoment } from '../../game/source/game-source.ts';
import { readerIn } from '../../game/source/who-plays.ts';
import { labelledPlayers } from '../../game/source/named-players.ts';
import { Rays } from '../../table/ceremony/rays.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { useMotionLength } from '../../ui/theme/motion.ts';
import { Podium } from './podium.tsx';
import type { Stake, WayOn } from './way-on.ts';
import styles from './win-screen.module.css';
import { winWords } from './win-words.ts';

type WinScreenProps = {
  readonly moment: GameMoment;
  readonly view: View;
  readonly score: Score;
  /** The main way on. */
  readonly next: WayOn;
  readonly others: readonly WayOn[];
  /** Replaces the headline and what decided the game, where something else was at stake. */
  readonly stake?: Stake | undefined;
  /** Opens the review, or else the replay. */
  readonly onStory: (() => void) | undefined;
  readonly onSheet: () => void;
  readonly onLook: () => void;
};

type Vars = CSSProperties & Record<`--${string}`, number>;

const LEAVES: readonly Vars[] = Array.from({ length: 26 }, (_, index) => ({
  '--x': (index * 197) % 100,
  '--drift': ((index * 53) % 17) - 8,
  '--turn': (index * 83) % 360,
  '--wait': ((index * 131) % 100) / 100,
}));

/** The winner on the podium. All of it can be used while it moves; any key or tap ends the moving. */
export function WinScreen(props: WinScreenProps): ReactNode {
  const { moment, view, score, next, others, stake, onStory, onSheet, onLook } = props;
  const t = useTranslate();
  const pace = Math.min(1, useMotionLength());
  const [isStill, setIsStill] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, why, decided } = winWords(t, moment, view, score);
  const labelled = labelledPlayers(t, moment.players, readerIn(moment));
  useEffect(() => {
    heading.current?.focus();
    const end = (): void => setIsStill(true);
    addEventListener('keydown', end, true);
    addEventListener('pointerdown', end, true);
    return () => {
      removeEventListener('keydown', end, true);
      removeEventListener('pointerdown', end, true);
    };
  }, []);
  const style: Vars = { '--pace': pace };
  return (
    <main
      className={styles['win']}
      style={style}
      data-ceremony="win"
      data-form={pace === 0 || isStill ? 'still' : 'moving'}
      data-players={moment.players.length}
    >
      <div className={styles['rays']} aria-hidden>
        <Rays />
      </div>
      <div className={styles['words']} role="status">
        <h1 ref={heading} tabIndex={-1}>
          {stake?.title ?? title}
        </h1>
        <p>{why}</p>
      </div>
      <div className={styles['podium']}>
        <Podium players={labelled} score={score} order={finalOrder(view.seats, score)} />
      </div>
      <div className={styles['side']}>
        <section className={styles['card']}>
          {stake?.outcome ?? (
            <>
              <h2>{t('ceremony.win.decided')}</h2>
              <p>{decided}</p>
            </>
          )}
          <Button tone="primary" onClick={next.onGo}>
            <Symbol name={next.symbol} size={20} />
            {next.short ?? next.label}
          </Button>
          <div className={styles['others']}>
            {others.map(({ label, symbol, onGo }) => (
              <Button key={label} onClick={onGo}>
                <Symbol name={symbol} size={20} />
                {label}
              </Button>
            ))}
            {onStory === undefined ? null : (
              <Button onClick={onStory}>
                <Symbol name="search" size={20} />
                {t('ceremony.win.story')}
              </Button>
            )}
            <Button onClick={onSheet}>
              <Symbol name="rules" size={20} />
              {t('ceremony.win.sheet')}
            </Button>
          </div>
        </section>
        <button type="button" className={styles['look']} onClick={onLook}>
          <Symbol name="eye" size={18} />
          {t('ceremony.win.board')}
        </button>
      </div>
      {pace === 0 || isStill ? null : (
        <div className={styles['leaves']} aria-hidden>
          {LEAVES.map((leaf, index) => (
            <i key={index} style={leaf} data-gold={index % 4 === 0} />
          ))}
        </div>
      )}
    </main>
  );
}
