import { useSyncExternalStore } from 'react';
import { useSettings, type AnimationSpeed } from '../settings.ts';

// The factor on every animation's designed length; 0 turns animations off.
const LENGTHS: Readonly<Record<AnimationSpeed, number>> = { half: 2, normal: 1, double: 0.5, off: 0 };

const reduced = matchMedia('(prefers-reduced-motion: reduce)');

/** The current factor for the length of animations: 0 also when the system asks for less motion. */
export function motionLength(): number {
  return reduced.matches ? 0 : LENGTHS[useSettings.getState().animation];
}

function onChange(notify: () => void): () => void {
  reduced.addEventListener('change', notify);
  const forget = useSettings.subscribe(notify);
  return () => {
    reduced.removeEventListener('change', notify);
    forget();
  };
}

export function useMotionLength(): number {
  return useSyncExternalStore(onChange, motionLength);
}
