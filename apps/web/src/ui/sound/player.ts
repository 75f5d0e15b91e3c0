import belle from './rendered/belle-qui-tiens-ma-vie.opus';
import cuesFile from './rendered/cues.opus';
import grillo from './rendered/el-grillo.opus';
import greensleeves from './rendered/greensleeves.opus';
import schiarazula from './rendered/schiarazula-marazula.opus';
import times from './rendered/times.json';
import tourdion from './rendered/tourdion.opus';
import type { CueName, TuneName } from './sound-names.ts';

/* Plays cues and music. Only what is played is loaded. Loaded itself with the first sound: see sound.ts. */

const TUNES: Readonly<Record<TuneName, string>> = {
  'belle-qui-tiens-ma-vie': belle,
  'el-grillo': grillo,
  greensleeves,
  'schiarazula-marazula': schiarazula,
  tourdion,
};

const CROSSFADE = 1.2;
/** How fast the music follows the slider, in seconds. */
const SLIDE = 0.2;
/** Seconds between the beginnings of cues that follow one another. */
const APART = 0.12;
/** A cue that could not be loaded by then is no longer about what the player sees, in milliseconds. */
const TOO_LATE = 600;

type Loop = { readonly tune: TuneName; readonly gain: GainNode; readonly source: AudioBufferSourceNode };

let shared: AudioContext | undefined;
let cues: Promise<AudioBuffer | undefined> | undefined;
let wanted: { readonly tune: TuneName | undefined; readonly volume: number } = { tune: undefined, volume: 0 };
let loop: Loop | undefined;
let loading: TuneName | undefined;
/** Opus is not for every browser; after the first failure nothing more is loaded. */
let isMute = false;

function context(): AudioContext {
  if (shared === undefined) {
    const made = new AudioContext();
    const follow = (): void => void (document.hidden ? made.suspend() : made.resume());
    document.addEventListener('visibilitychange', follow);
    shared = made;
  }
  if (!document.hidden && shared.state !== 'running') void shared.resume();
  return shared;
}

/** A file ready to be played; undefined if it cannot be had now, or not by this browser. */
async function load(address: string): Promise<AudioBuffer | undefined> {
  if (isMute) return undefined;
  const file = await fetch(address).then(
    (response) => (response.ok ? response.arrayBuffer() : undefined),
    // offline, and never played before
    () => undefined,
  );
  if (file === undefined) return undefined;
  try {
    return await context().decodeAudioData(file);
  } catch {
    isMute = true;
    return undefined;
  }
}

/** The ear hears a doubled volume as far less than twice as loud. */
const gainOf = (volume: number): number => (volume / 100) ** 2;

/** Loads the cues, so that the first is not late. */
export function prepareCues(): void {
  cues ??= load(cuesFile).then((buffer) => {
    // asked for again with the next cue
    if (buffer === undefined && !isMute) cues = undefined;
    return buffer;
  });
}

/** Plays cues one after another. */
export async function playCues(names: readonly CueName[], volume: number): Promise<void> {
  const asked = performance.now();
  prepareCues();
  const buffer = await cues;
  if (buffer === undefined || document.hidden || performance.now() - asked > TOO_LATE) return;
  const audio = context();
  const gain = new GainNode(audio, { gain: gainOf(volume) });
  gain.connect(audio.destination);
  names.forEach((name, order) => {
    const [offset = 0, length = 0] = times.cues[name];
    const source = new AudioBufferSourceNode(audio, { buffer });
    source.connect(gain);
    source.start(audio.currentTime + order * APART, offset, length);
  });
}

/** Plays a tune until another is asked for; the one before fades out meanwhile. */
export async function playTune(tune: TuneName | undefined, volume: number): Promise<void> {
  const isOtherVolume = volume !== wanted.volume;
  wanted = { tune: volume === 0 ? undefined : tune, volume };
  if (loop?.tune === wanted.tune) {
    if (loop !== undefined && isOtherVolume) fade(loop.gain, gainOf(volume), SLIDE);
    return;
  }
  if (wanted.tune === undefined) {
    stop();
    return;
  }
  if (loading === wanted.tune) return;
  const asked = wanted.tune;
  loading = asked;
  const buffer = await load(TUNES[asked]);
  if (loading === asked) loading = undefined;
  // another may have been asked for while this one was loaded
  if (wanted.tune !== asked) return;
  stop();
  if (buffer !== undefined) loop = start(asked, buffer);
}

function start(tune: TuneName, buffer: AudioBuffer): Loop {
  const audio = context();
  const [loopStart = 0, loopEnd = 0] = times.loops[tune];
  const gain = new GainNode(audio, { gain: 0 });
  const source = new AudioBufferSourceNode(audio, { buffer, loop: true, loopStart, loopEnd });
  source.connect(gain).connect(audio.destination);
  source.start(0, loopStart);
  fade(gain, gainOf(wanted.volume), CROSSFADE);
  return { tune, gain, source };
}

function stop(): void {
  if (loop === undefined) return;
  fade(loop.gain, 0, CROSSFADE);
  loop.source.stop(context().currentTime + CROSSFADE);
  loop = undefined;
}

function fade({ gain }: GainNode, to: number, seconds: number): void {
  const now = context().currentTime;
  gain.cancelScheduledValues(now);
  gain.setValueAtTime(gain.value, now);
  gain.linearRampToValueAtTime(to, now + seconds);
}
