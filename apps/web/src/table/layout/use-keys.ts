import { useEffect, useRef } from 'react';

export type Keys = {
  readonly onConfirm: () => void;
  readonly onUndo: () => void;
  /** The rung or row of this number, from 1; the key 0 is the tenth. */
  readonly onNumber: (number: number) => void;
  readonly onMat: () => void;
  readonly onLog: () => void;
  readonly onCoach: () => void;
  readonly onExplain: () => void;
  readonly onText: () => void;
  readonly onEscape: () => void;
};

/** The table's keys; a focused control keeps its own. */
export function useKeys(keys: Keys): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      // a target has handled the event: its Enter chooses and must not confirm as well
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isElsewhere(event.target)) return;
      if (answer(current.current, event)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** Keys have another meaning in a text field and in a sheet over the table. */
function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
}

/** Enter belongs to a focused button, unless it is already chosen: then it confirms. */
function isFreeForEnter(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return true;
  const button = target.closest('button, [role="button"]');
  return button === null || button.getAttribute('aria-pressed') === 'true';
}

function answer(keys: Keys, event: KeyboardEvent): boolean {
  switch (event.key) {
    case 'Enter':
      if (!isFreeForEnter(event.target)) return false;
      keys.onConfirm();
      return true;
    case 'u':
    case 'U':
      keys.onUndo();
      return true;
    case 'm':
    case 'M':
      keys.onMat();
      return true;
    case 'l':
    case 'L':
      keys.onLog();
      return true;
    case 'c':
    case 'C':
      keys.onCoach();
      return true;
    case 't':
    case 'T':
      keys.onText();
      return true;
    case '?':
      keys.onExplain();
      return true;
    case 'Escape':
      keys.onEscape();
      return true;
    default:
      if (!/^[0-9]$/.test(event.key)) return false;
      keys.onNumber(event.key === '0' ? 10 : Number(event.key));
      return true;
  }
}
