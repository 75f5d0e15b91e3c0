const KEY = 'la-stanza.begun';

/* Which turn was begun last in this tab, so that a reload does not close the curtain on somebody who has opened it. */

export function recallBegun(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepBegun(turn: string): void {
  try {
    sessionStorage.setItem(KEY, turn);
  } catch {
    // then a reload closes the curtain once more
  }
}
