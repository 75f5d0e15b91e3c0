/* As much of a MIDI file as is needed to know how long it plays and to let its last notes ring. */

const END_OF_TRACK = 0x2f;
const TEMPO = 0x51;
const HEADER_LENGTH = 14;

type Track = { readonly ticks: number; readonly tempo: number | undefined };

/** The length of the music in seconds, to the nearest quarter note. */
export function playingTime(midi: Buffer): number {
  const tracks = tracksOf(midi);
  const quarters = Math.round(Math.max(...tracks.map(({ ticks }) => ticks)) / midi.readUInt16BE(12));
  return (quarters * tempoOf(tracks)) / 1e6;
}

/** The same file with an empty track that lasts longer than the music: a renderer stops with the last track. */
export function ringingOn(midi: Buffer, seconds: number): Buffer {
  const tracks = tracksOf(midi);
  const division = midi.readUInt16BE(12);
  const last = Math.max(...tracks.map(({ ticks }) => ticks));
  const wait = variableLength(last + Math.ceil((seconds * 1e6 * division) / tempoOf(tracks)));
  const body = Buffer.from([...wait, 0xff, END_OF_TRACK, 0]);
  const head = Buffer.alloc(8);
  head.write('MTrk');
  head.writeUInt32BE(body.length, 4);
  const start = Buffer.from(midi.subarray(0, HEADER_LENGTH));
  start.writeUInt16BE(1, 8);
  start.writeUInt16BE(tracks.length + 1, 10);
  return Buffer.concat([start, midi.subarray(HEADER_LENGTH), head, body]);
}

function tempoOf(tracks: readonly Track[]): number {
  const tempo = tracks.find((track) => track.tempo !== undefined)?.tempo;
  if (tempo === undefined) throw new Error('the file names no tempo');
  return tempo;
}

function tracksOf(midi: Buffer): Track[] {
  const tracks: Track[] = [];
  for (let at = HEADER_LENGTH; at < midi.length; at += 8 + midi.readUInt32BE(at + 4)) {
    tracks.push(readTrack(midi.subarray(at + 8, at + 8 + midi.readUInt32BE(at + 4))));
  }
  return tracks;
}

function readTrack(bytes: Buffer): Track {
  let ticks = 0;
  let tempo: number | undefined;
  let status = 0;
  let at = 0;
  const next = (): number => {
    let value = 0;
    for (;;) {
      const byte = bytes.readUInt8(at);
      at += 1;
      value = value * 128 + (byte % 128);
      if (byte < 128) return value;
    }
  };
  while (at < bytes.length) {
    ticks += next();
    if (bytes.readUInt8(at) >= 128) {
      status = bytes.readUInt8(at);
      at += 1;
    }
    if (status === 0xff) {
      const kind = bytes.readUInt8(at);
      at += 1;
      const length = next();
      if (kind === TEMPO) tempo = bytes.readUIntBE(at, 3);
      at += length;
    } else if (status >= 0xf0) {
      at += next();
    } else {
      // a change of programme and the pressure on a channel have one byte, all others two
      at += status >= 0xc0 && status < 0xe0 ? 1 : 2;
    }
  }
  return { ticks, tempo };
}

function variableLength(value: number): number[] {
  const bytes = [value % 128];
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128)) bytes.unshift(128 + (rest % 128));
  return bytes;
}
