import { startTransition, useEffect, useMemo, useState, type ReactNode } from 'react';
import { Palazzo } from '../board/palazzo.tsx';
import { useTranslate } from '../messages/messages.ts';
import { openingBoard } from './opening-board.ts';
import styles from './opening-picture.module.css';

/** The palazzo as a game begins. Words and buttons come first; the picture is drawn when they stand, a little at a time. */
export function OpeningPicture(): ReactNode {
  const t = useTranslate();
  const board = useMemo(() => openingBoard(t), [t]);
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setIsDrawn(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return <div className={styles['picture']}>{isDrawn ? <Palazzo board={board} /> : null}</div>;
}
