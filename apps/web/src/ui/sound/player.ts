import type { Cue } from './cue.ts';

const VOLUME = 0.05;
const ATTACK = 0.008;
const SILENT = 0.0001;

let context: AudioContext | undefined;

/** Plays notes now. A page may sound only after its reader has touched it; before that nothing is heard. */
export function playCue(cue: Cue): void {
  if (cue.length === 0 || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const now = context.currentTime;
  for (const { at, pitch, length, shape, loud } of cue) {
    const tone = new OscillatorNode(context, { type: shape, frequency: pitch });
    const gain = new GainNode(context, { gain: SILENT });
    gain.gain.setValueAtTime(SILENT, now + at);
    gain.gain.exponentialRampToValueAtTime(VOLUME * loud, now + at + ATTACK);
    gain.gain.exponentialRampToValueAtTime(SILENT, now + at + length);
    tone.connect(gain).connect(context.destination);
    tone.start(now + at);
    tone.stop(now + at + length);
  }
}
