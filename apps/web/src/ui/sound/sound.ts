import { neededAtTable, retried } from '../parts/retried.ts';
import { useSettings } from '../settings.ts';
import { feel } from './feel.ts';
import type * as Player from './player.ts';
import type { CueName, TuneName } from './sound-names.ts';

/** The sound of an open table. */
export type Sound = {
  readonly cues: (names: readonly CueName[]) => void;
  /** The same cues as the hand feels them, where the device can. */
  readonly felt: (names: readonly CueName[]) => void;
  /** Plays this music from now on, or none. */
  readonly tune: (name: TuneName | undefined) => void;
  readonly close: () => void;
};

const GESTURES = ['pointerup', 'keydown'] as const;

/**
 * Opens the sound of a table. It is silent, and nothing of it is loaded, until the player has touched the table: browsers forbid it
 * before, and the table comes first. After that only what the settings want is loaded.
 */
export function openSound(): Sound {
  let isTouched = false;
  let tune: TuneName | undefined;
  let isMusicAsked = false;

  function playMusic(): void {
    const { music } = useSettings.getState();
    const isWanted = tune !== undefined && music > 0;
    if (!isTouched || (!isWanted && !isMusicAsked)) return;
    isMusicAsked = true;
    void withPlayer(({ playTune }) => playTune(tune, music));
  }
  function touch(): void {
    isTouched = true;
    stopListening();
    if (useSettings.getState().cues > 0) void withPlayer(({ prepareCues }) => prepareCues());
    playMusic();
  }
  function stopListening(): void {
    for (const gesture of GESTURES) removeEventListener(gesture, touch, true);
  }
  for (const gesture of GESTURES) addEventListener(gesture, touch, true);
  const stopFollowing = useSettings.subscribe(playMusic);

  return {
    cues: (names) => {
      if (isTouched && names.length > 0) playSample(names);
    },
    felt: (names) => {
      if (isTouched && useSettings.getState().haptics) feel(names);
    },
    tune: (name) => {
      tune = name;
      playMusic();
    },
    close: () => {
      stopListening();
      stopFollowing();
      tune = undefined;
      playMusic();
    },
  };
}

neededAtTable(
  retried(async () => {
    // the sounds themselves wait for the first touch
    await import('./player.ts');
  }),
);

/** Browsers forbid sound before the first gesture, and complain about a try. */
const isSoundAllowed = (): boolean => !('userActivation' in navigator) || navigator.userActivation.hasBeenActive;

/** Plays cues at the volume of the settings. */
export function playSample(names: readonly CueName[]): void {
  const { cues } = useSettings.getState();
  if (cues > 0 && !document.hidden && isSoundAllowed()) void withPlayer(({ playCues }) => playCues(names, cues));
}

/** Without a connection the player may not be loaded: the table is silent then, and asks again with the next sound. */
async function withPlayer(use: (player: typeof Player) => void | Promise<void>): Promise<void> {
  const player = await import('./player.ts').catch(() => undefined);
  if (player !== undefined) await use(player);
}
