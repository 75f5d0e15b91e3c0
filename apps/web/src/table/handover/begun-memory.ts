const KEY = 'la-stanza.begun';

/* The turn begun last in this tab, so that a reload does not close the curtain again. */

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
    // then a reload closes the curtain again
  }
}
