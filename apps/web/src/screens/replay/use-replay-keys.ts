import { useEffect, useRef } from 'react';

type ReplayKeys = {
  readonly onStep: (by: 1 | -1) => void;
  readonly onTurn: (by: 1 | -1) => void;
  readonly onFirst: () => void;
  readonly onLast: () => void;
  readonly onToggle: () => void;
};

/** Left and right by step, up and down by turn, Home, End, Space; a focused control keeps its own keys. */
export function useReplayKeys(keys: ReplayKeys): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isTaken = event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey;
      if (isTaken || belongsElsewhere(event)) return;
      if (answer(current.current, event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function belongsElsewhere({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, dialog') !== null) return true;
  return key === ' ' && target.closest('button, a, [role="button"]') !== null;
}

function answer(keys: ReplayKeys, key: string): boolean {
  switch (key) {
    case 'ArrowRight':
      keys.onStep(1);
      return true;
    case 'ArrowLeft':
      keys.onStep(-1);
      return true;
    case 'ArrowDown':
    case 'PageDown':
      keys.onTurn(1);
      return true;
    case 'ArrowUp':
    case 'PageUp':
      keys.onTurn(-1);
      return true;
    case 'Home':
      keys.onFirst();
      return true;
    case 'End':
      keys.onLast();
      return true;
    case ' ':
      keys.onToggle();
      return true;
    default:
      return false;
  }
}
