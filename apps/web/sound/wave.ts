/** Mono sound, one number per sample, 1 being the loudest a file can hold. */
export type Wave = Float64Array;

/** Samples per second; Opus works at this rate, so nothing is resampled. */
export const RATE = 48_000;

export const samplesOf = (seconds: number): number => Math.round(seconds * RATE);

export const silence = (seconds: number): Wave => new Float64Array(samplesOf(seconds));

/** Sums waves that begin at their own second. */
export function mix(parts: readonly { readonly at: number; readonly wave: Wave }[]): Wave {
  const length = Math.max(...parts.map(({ at, wave }) => samplesOf(at) + wave.length));
  const sum = new Float64Array(length);
  for (const { at, wave } of parts) {
    const start = samplesOf(at);
    wave.forEach((value, index) => (sum[start + index] = (sum[start + index] ?? 0) + value));
  }
  return sum;
}

export const louder = (wave: Wave, factor: number): Wave => wave.map((value) => value * factor);

export const peakOf = (wave: Wave): number => wave.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

/** Keeps the quieter half of the range as it is and bends what is above it, so that nothing exceeds the highest peak. */
export function roundedOff(wave: Wave, highest: number): Wave {
  const knee = highest / 2;
  return wave.map((value) => {
    const above = Math.abs(value) - knee;
    return above <= 0 ? value : Math.sign(value) * (knee + knee * Math.tanh(above / knee));
  });
}

/** Cuts a wave to a length and fades its end, so that it does not click. */
export function cut(wave: Wave, seconds: number, fade: number): Wave {
  const part = wave.slice(0, samplesOf(seconds));
  const over = samplesOf(fade);
  return part.map((value, index) => value * Math.min(1, (part.length - index) / over));
}

/**
 * One pass of a loop: what still sounds when the music begins again is laid over its beginning, so that the seam is not heard.
 */
export function wrap(wave: Wave, seconds: number): Wave {
  const length = samplesOf(seconds);
  const pass = new Float64Array(length);
  wave.forEach((value, index) => (pass[index % length] = (pass[index % length] ?? 0) + value));
  return pass;
}

/** Reads a WAV file of floating-point samples and averages its channels. */
export function readWav(file: Buffer): Wave {
  const channels = file.readUInt16LE(22);
  const start = file.indexOf('data') + 8;
  const frames = Math.floor((file.length - start) / (4 * channels));
  return Float64Array.from({ length: frames }, (_, frame) => {
    let sum = 0;
    for (let channel = 0; channel < channels; channel += 1) {
      sum += file.readFloatLE(start + 4 * (frame * channels + channel));
    }
    return sum / channels;
  });
}

/** A mono WAV file of 24-bit samples. */
export function wavOf(wave: Wave): Buffer {
  const bytes = 3;
  const file = Buffer.alloc(44 + wave.length * bytes);
  file.write('RIFF', 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * bytes, 28);
  file.writeUInt16LE(bytes, 32);
  file.writeUInt16LE(8 * bytes, 34);
  file.write('data', 36);
  file.writeUInt32LE(wave.length * bytes, 40);
  const full = 2 ** 23 - 1;
  wave.forEach((value, index) =>
    file.writeIntLE(Math.round(Math.max(-1, Math.min(1, value)) * full), 44 + index * bytes, bytes),
  );
  return file;
}
