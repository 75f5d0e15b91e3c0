import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { loudness, shortLoudness } from './loudness.ts';
import { playingTime, ringingOn } from './midi.ts';
import { RENDERED, renderedHashes, sourcesHash, type Manifest } from './sources.ts';
import { stone, STRIKES } from './strikes.ts';
import {
  cut,
  louder,
  mix,
  peakOf,
  RATE,
  readWav,
  roundedOff,
  samplesOf,
  silence,
  wavOf,
  wrap,
  type Wave,
} from './wave.ts';

/*
 * Renders the sound of the client: five tunes that loop and one file of cues. Needs abc2midi, fluidsynth with the sound font
 * FluidR3_GM, opusenc and opusdec (Debian: abcmidi, fluidsynth, fluid-soundfont-gm, opus-tools). With the same versions of these the files
 * are the same, byte by byte.
 */

const SOUND_FONT = process.env['SOUND_FONT'] ?? '/usr/share/sounds/sf2/FluidR3_GM.sf2';

// Loud enough beside other pages, and no sample near the limit, where Opus would distort it.
const TARGET = -18;
const HIGHEST_PEAK = 10 ** (-4 / 20);
/** The encoder makes the peaks of hard knocks higher; what it makes must still be below the limit. */
const HIGHEST_ENCODED = 10 ** (-0.5 / 20);
const MOST_ROUNDED = 10 ** (4 / 20);

const RINGS_ON = 4;
/** A loop begins and ends this far inside its file, away from where the encoder starts and stops. */
const LEAD = 0.1;
const BETWEEN_CUES = 0.1;

const LONGEST_CUE = 0.4;
/** Calls of the ceremonies may be longer than a cue; all of them fit their ceremony. */
const LONGEST_CALL: Readonly<Record<string, number>> = { round: 2.2, finale: 3.2, pillar: 1.6, held: 2.2, win: 8.4 };

const work = mkdtempSync(join(tmpdir(), 'sound-'));

type Played = { readonly wave: Wave; readonly seconds: number };

/** Plays the notes of an ABC file. */
function play(file: string): Played {
  const midi = join(work, `${basename(file, '.abc')}.mid`);
  const wav = join(work, `${basename(file, '.abc')}.wav`);
  execFileSync('abc2midi', [file, '-o', midi, '-silent'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const notes = readFileSync(midi);
  writeFileSync(midi, ringingOn(notes, RINGS_ON));
  const settings = {
    'audio.file.format': 'float',
    'synth.sample-rate': RATE,
    'synth.gain': 0.6,
    'synth.chorus.active': 0,
    // a small room: the design asks for a dry sound
    'synth.reverb.active': 1,
    'synth.reverb.room-size': 0.35,
    'synth.reverb.damp': 0.5,
    'synth.reverb.level': 0.25,
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  execFileSync('fluidsynth', ['-niq', '-F', wav, '-T', 'wav', ...options, SOUND_FONT, midi], { stdio: 'ignore' });
  return { wave: readWav(readFileSync(wav)), seconds: playingTime(notes) };
}

/** As loud as the target, or as loud as its peaks allow: they are rounded off, but by no more than `MOST_ROUNDED`. */
function levelled(wave: Wave, measured: number): Wave {
  const wanted = 10 ** ((TARGET - measured) / 20);
  const possible = (MOST_ROUNDED * HIGHEST_PEAK) / peakOf(wave);
  return roundedOff(louder(wave, Math.min(wanted, possible)), HIGHEST_PEAK);
}

function encode(name: string, wave: Wave, bitrate: number): number {
  const wav = join(work, `${name}.encode.wav`);
  const file = join(RENDERED, `${name}.opus`);
  writeFileSync(wav, wavOf(wave));
  // the serial number is random otherwise
  const settings = ['--quiet', '--serial', '0', '--padding', '0', '--bitrate', String(bitrate), '--cvbr', '--music'];
  execFileSync('opusenc', [...settings, wav, file], { stdio: 'inherit' });
  execFileSync('opusdec', ['--quiet', '--float', '--no-dither', file, wav], { stdio: 'ignore' });
  const peak = peakOf(readWav(readFileSync(wav)));
  if (peak > HIGHEST_ENCODED) throw new Error(`${name}: the peak of the encoded file is ${peak.toFixed(2)}`);
  return readFileSync(file).length;
}

const rounded = (seconds: number): number => Number(seconds.toFixed(5));
const report = (name: string, wave: Wave, measured: number, extra = ''): void =>
  console.log(
    `${name.padEnd(24)} ${(wave.length / RATE).toFixed(2).padStart(6)} s ${measured.toFixed(1).padStart(6)} LUFS, peak ${(20 * Math.log10(peakOf(wave))).toFixed(1)} dBFS${extra}`,
  );

function renderTune(file: string): { readonly name: string; readonly loop: readonly [start: number, end: number] } {
  const name = basename(file, '.abc');
  const { wave, seconds } = play(file);
  const pass = wrap(wave, seconds);
  const level = levelled(pass, loudness(pass));
  const lead = samplesOf(LEAD);
  const around = Float64Array.from([...level.slice(-lead), ...level, ...level.slice(0, lead)]);
  const bytes = encode(name, around, 24);
  report(name, level, loudness(level), `, ${bytes} bytes`);
  return { name, loop: [rounded(LEAD), rounded(LEAD + level.length / RATE)] };
}

function cueWaves(): Readonly<Record<string, Wave>> {
  const calls = Object.fromEntries(
    globSync(join(import.meta.dirname, 'calls/*.abc'))
      .toSorted()
      .map((file) => [basename(file, '.abc'), play(file).wave]),
  );
  const { bell = silence(0), ...others } = calls;
  const pillar = mix([
    { at: 0, wave: louder(stone, (0.7 * peakOf(bell)) / peakOf(stone)) },
    { at: 0.62, wave: bell },
  ]);
  return { ...STRIKES, ...others, pillar };
}

function renderCues(): Readonly<Record<string, readonly [start: number, length: number]>> {
  const times: Record<string, readonly [number, number]> = {};
  const parts: { at: number; wave: Wave }[] = [];
  let at = BETWEEN_CUES;
  for (const [name, whole] of Object.entries(cueWaves()).toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const longest = LONGEST_CALL[name];
    const wave = trimmed(cut(whole, longest ?? LONGEST_CUE, longest === undefined ? 0.05 : 0.4));
    const level = levelled(wave, shortLoudness(wave));
    report(name, level, shortLoudness(level));
    parts.push({ at, wave: level });
    times[name] = [rounded(at), rounded(level.length / RATE)];
    at += level.length / RATE + BETWEEN_CUES;
  }
  const bytes = encode('cues', mix([...parts, { at, wave: silence(0) }]), 40);
  console.log(`cues                     ${at.toFixed(2).padStart(6)} s, ${bytes} bytes`);
  return times;
}

/** Without the silence at its end. */
function trimmed(wave: Wave): Wave {
  const quiet = peakOf(wave) / 1000;
  return wave.slice(0, wave.findLastIndex((value) => Math.abs(value) > quiet) + 1);
}

rmSync(RENDERED, { recursive: true, force: true });
mkdirSync(RENDERED);
const tunes = globSync(join(import.meta.dirname, 'tunes/*.abc'))
  .toSorted()
  .map(renderTune);
const times = { cues: renderCues(), loops: Object.fromEntries(tunes.map(({ name, loop }) => [name, loop])) };
writeFileSync(join(RENDERED, 'times.json'), `${JSON.stringify(times, undefined, 2)}\n`);
const manifest: Manifest = { sources: sourcesHash(), files: renderedHashes() };
writeFileSync(join(RENDERED, 'manifest.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
rmSync(work, { recursive: true });
