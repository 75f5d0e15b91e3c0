import { useEffect, useState } from 'react';
import type { ReplaySource } from './replay-source.ts';

const SPEEDS = [0.5, 1, 2, 4] as const;
type Speed = (typeof SPEEDS)[number];

// milliseconds a step is shown at speed 1; a walk begins a turn and gets more time
const WALK_SHOWN = 1500;
const STEP_SHOWN = 1000;

type Autoplay = {
  readonly isPlaying: boolean;
  readonly speed: Speed;
  readonly toggle: () => void;
  readonly stop: () => void;
  readonly changeSpeed: () => void;
};

/** Advances step by step until the end, or until the reader moves to another step. */
export function useAutoplay(source: ReplaySource, step: number): Autoplay {
  const [isPlaying, setIsPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const last = source.steps.length - 1;
  useEffect(() => {
    if (!isPlaying) return undefined;
    if (step >= last) {
      setIsPlaying(false);
      return undefined;
    }
    const isWalk = source.steps[step]?.events.some(({ type }) => type === 'walked') === true;
    const timer = setTimeout(() => source.goTo(step + 1), (isWalk ? WALK_SHOWN : STEP_SHOWN) / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, step, speed, last, source]);
  return {
    isPlaying,
    speed,
    toggle: () => {
      // at the end it starts over
      if (!isPlaying && step === last) source.goTo(0);
      setIsPlaying(!isPlaying);
    },
    stop: () => setIsPlaying(false),
    changeSpeed: () => setSpeed(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1),
  };
}
