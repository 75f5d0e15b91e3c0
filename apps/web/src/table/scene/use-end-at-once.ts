import { useEffect, useRef } from 'react';
import { useSettings } from '../../ui/settings.ts';
import type { Table } from './table.ts';

/** How long a complete turn waits for an undo before it ends by itself. */
const WAITS = 3000;

/** Ends a complete turn after a moment, where the setting asks for it. */
export function useEndAtOnce({ isEnding, moment, confirm }: Table): boolean {
  const isOn = useSettings((settings) => settings.endAtOnce) && isEnding;
  const end = useRef(confirm);
  useEffect(() => {
    end.current = confirm;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const wait = setTimeout(() => end.current(), WAITS);
    return () => clearTimeout(wait);
  }, [isOn, moment.game]);
  return isOn;
}
