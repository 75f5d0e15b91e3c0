/** A value in the device's storage. A browser may forbid storage: then the value lasts as long as the page. */
export type DeviceMemory = {
  /** The stored value, not validated; undefined if it cannot be read. */
  readonly recall: () => unknown;
  /** Stores a value; undefined deletes it. */
  readonly keep: (value: unknown) => void;
  /** Calls the listener when another tab has stored a new value. Returns a function to stop. */
  readonly follow: (listener: () => void) => () => void;
};

export function deviceMemory(name: string): DeviceMemory {
  const key = `la-stanza.${name}`;
  const recall = (): unknown => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null');
    } catch {
      return undefined;
    }
  };
  return {
    recall,
    keep: (value) => {
      try {
        if (value === undefined) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(value));
      } catch {
        // storage is forbidden or full: the page works without it
      }
    },
    follow: (listener) => {
      const onStorage = (event: StorageEvent): void => {
        if (event.key === key) listener();
      };
      // tests run this without a window
      globalThis.addEventListener?.('storage', onStorage);
      return () => globalThis.removeEventListener?.('storage', onStorage);
    },
  };
}

/** The fields of a stored value; none if it is not an object. */
export function fieldsOf(kept: unknown): Readonly<Record<string, unknown>> {
  return typeof kept === 'object' && kept !== null ? { ...kept } : {};
}
