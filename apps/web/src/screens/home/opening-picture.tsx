import { startTransition, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { RoomName } from '../../drawing/board/board-picture.ts';
import { Palazzo } from '../../drawing/board/palazzo.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { useNarrowWindow } from '../../table/layout/use-layout.ts';
import { openingBoard } from './opening-board.ts';
import styles from './opening-picture.module.css';

const UPPER_FLOOR: readonly RoomName[] = ['religion', 'literature', 'arts'];
const HOUSE: readonly RoomName[] = [...UPPER_FLOOR, 'bonus', 'discoveries', 'politics'];

/** The palazzo at the start of a game. It is drawn after texts and buttons, one room per frame. */
export function OpeningPicture(): ReactNode {
  const t = useTranslate();
  const board = useMemo(() => openingBoard(t), [t]);
  // a phone shows the upper floor only
  const rooms = useNarrowWindow() ? UPPER_FLOOR : HOUSE;
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (drawn > rooms.length) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(drawn + 1)));
    return () => cancelAnimationFrame(frame);
  }, [drawn, rooms]);
  return (
    <div className={styles['picture']} data-drawing={drawn <= rooms.length}>
      {drawn === 0 ? null : <Palazzo board={board} rooms={rooms.slice(0, drawn - 1)} />}
    </div>
  );
}
