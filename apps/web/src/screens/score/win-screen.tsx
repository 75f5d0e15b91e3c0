import { type Score, type View } from '@la-stanza/engine';
import { finalOrder } from '@la-stanza/words';
import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import type { GameMoment } from '../../game/source/game-source.ts';
import { Rays } from '../../table/ceremony/rays.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { useMotionLength } from '../../ui/theme/motion.ts';
import { Podium } from './podium.tsx';
import styles from './win-screen.module.css';
import { winWords } from './win-words.ts';

type WinScreenProps = {
  readonly moment: GameMoment;
  readonly view: View;
  readonly score: Score;
  /** Undefined for spectators. */
  readonly onRematch: (() => void) | undefined;
  /** Opens the review, or else the replay. */
  readonly onStory: () => void;
  readonly onSheet: () => void;
};

type Vars = CSSProperties & Record<`--${string}`, number>;

const LEAVES: readonly Vars[] = Array.from({ length: 26 }, (_, index) => ({
  '--x': (index * 197) % 100,
  '--drift': ((index * 53) % 17) - 8,
  '--turn': (index * 83) % 360,
  '--wait': ((index * 131) % 100) / 100,
}));

/** The winner on the podium. All of it can be used while it moves; any key or tap ends the moving. */
export function WinScreen({ moment, view, score, onRematch, onStory, onSheet }: WinScreenProps): ReactNode {
  const t = useTranslate();
  const pace = Math.min(1, useMotionLength());
  const [isStill, setIsStill] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, why, decided } = winWords(t, moment, view, score);
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
          {title}
        </h1>
        <p>{why}</p>
      </div>
      <div className={styles['podium']}>
        <Podium players={moment.players} score={score} order={finalOrder(view.seats, score)} />
      </div>
      <section className={styles['card']}>
        <h2>{t('ceremony.win.decided')}</h2>
        <p>{decided}</p>
        {onRematch === undefined ? null : (
          <Button tone="primary" onClick={onRematch}>
            <Symbol name="shuffle" size={20} />
            {t('ceremony.win.again')}
          </Button>
        )}
        <Button onClick={onStory}>
          <Symbol name="eye" size={20} />
          {t('ceremony.win.story')}
        </Button>
        <Button onClick={onSheet}>
          <Symbol name="rules" size={20} />
          {t('ceremony.win.sheet')}
        </Button>
      </section>
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
