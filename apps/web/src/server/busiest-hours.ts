const HOURS = 24;
/** How many hours in a row are named. */
const LENGTH = 3;

/** The hours in a row with most people, as hours of the reader's day. */
export function busiestHours(local: readonly number[]): { readonly from: number; readonly to: number } {
  let best = { from: 0, people: -1 };
  for (let from = 0; from < HOURS; from++) {
    let people = 0;
    for (let hour = from; hour < from + LENGTH; hour++) people += local[hour % HOURS] ?? 0;
    if (people > best.people) best = { from, people };
  }
  return { from: best.from, to: (best.from + LENGTH) % HOURS };
}

/** Counts by hour of UTC as counts by hour of a day that begins `offset` minutes earlier, as `getTimezoneOffset` says it. */
export function localHours(utc: readonly number[], offset: number): number[] {
  const shift = Math.round(offset / 60);
  return Array.from({ length: HOURS }, (_, hour) => utc[(hour + shift + HOURS) % HOURS] ?? 0);
}
