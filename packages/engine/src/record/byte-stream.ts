/** Collects bytes and whole numbers of any size, seven bits a byte. */
export class ByteWriter {
  readonly bytes: number[] = [];

  byte(value: number): void {
    this.bytes.push(value);
  }

  number(value: number): void {
    let rest = value;
    for (; rest > 127; rest >>>= 7) this.bytes.push((rest & 127) | 128);
    this.bytes.push(rest);
  }

  block(bytes: Uint8Array): void {
    this.number(bytes.length);
    this.bytes.push(...bytes);
  }
}

/** Reads what a ByteWriter wrote. Past the end it reads zeros, so callers check the sum first. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #offset = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  byte(): number {
    return this.#bytes[this.#offset++] ?? 0;
  }

  number(): number {
    let value = 0;
    for (let shift = 0; shift < 28; shift += 7) {
      const next = this.byte();
      value |= (next & 127) << shift;
      if (next < 128) break;
    }
    return value;
  }

  block(): Uint8Array {
    const length = this.number();
    const start = this.#offset;
    this.#offset += length;
    return this.#bytes.slice(start, start + length);
  }
}
