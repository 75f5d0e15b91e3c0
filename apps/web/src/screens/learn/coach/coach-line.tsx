import { useEffect, useRef, useState, type ReactNode } from 'react';
import { PortraitPicture } from '../../../drawing/art/portrait-tile.tsx';
import { Symbol } from '../../../drawing/art/symbol.tsx';
import type { Adviser } from '../../../table/hint/adviser.ts';
import { useTranslate } from '../../../ui/messages/messages.ts';
import type { Table } from '../../../table/scene/table.ts';
import styles from './coach-line.module.css';
import { GameCoach } from './game-coach.tsx';
import { useSituation } from './use-situation.ts';

/** The coach in one line that takes no space from the table; a tap, or the key C, opens the whole card. */
export function CoachLine({ table, adviser }: { readonly table: Table; readonly adviser: Adviser }): ReactNode {
  const t = useTranslate();
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const situation = useSituation(table, isOpen);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      setIsOpen(false);
    };
    const onDown = ({ target }: PointerEvent): void => {
      if (target instanceof Node && root.current?.contains(target) === false) setIsOpen(false);
    };
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('pointerdown', onDown);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('pointerdown', onDown);
    };
  }, [isOpen]);
  const line = t(
    `coach.line.${table.decision === undefined ? 'waiting' : table.isEnding ? 'end' : (situation ?? 'quiet')}`,
  );
  return (
    <div ref={root} className={styles['coach']}>
      <button
        type="button"
        className={styles['line']}
        aria-expanded={isOpen}
        data-coach-line
        onClick={() => setIsOpen((open) => !open)}
      >
        <span className={styles['face']} data-free>
          <PortraitPicture person="rosa" width={34} />
        </span>
        <span className={styles['bubble']}>
          <span aria-live="polite">{line}</span>
          <Symbol name={isOpen ? 'up' : 'down'} size={14} />
        </span>
      </button>
      {isOpen ? (
        <div className={styles['card']}>
          <GameCoach table={table} adviser={adviser} situation={situation} onClose={() => setIsOpen(false)} />
        </div>
      ) : null}
    </div>
  );
}
