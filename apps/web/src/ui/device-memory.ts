/** What the device keeps under a name. A browser may forbid storage: what is remembered then lasts as long as the page. */
export type DeviceMemory = {
  /** What was kept, to be checked piece by piece; nothing if it cannot be read. */
  readonly recall: () => unknown;
  /** Keeps a value; nothing stands for forgetting it. */
  readonly keep: (value: unknown) => void;
  /** Told when another tab has kept something else; returns the way to stop. */
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
        // nothing is lost but the memory of it
      }
    },
    follow: (listener) => {
      const onStorage = (event: StorageEvent): void => {
        if (event.key === key) listener();
      };
      // the store is read by tests too, where there is no window
      globalThis.addEventListener?.('storage', onStorage);
      return () => globalThis.removeEventListener?.('storage', onStorage);
    },
  };
}

/** The fields of something that was kept; none if it is no object. */
export function fieldsOf(kept: unknown): Readonly<Record<string, unknown>> {
  return typeof kept === 'object' && kept !== null ? { ...kept } : {};
}
