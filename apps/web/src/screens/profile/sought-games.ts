/** Which finished games are looked for; the days as date fields give them. */
export type SoughtGames = { readonly opponent: string; readonly since: string; readonly until: string };

export const ALL_GAMES: SoughtGames = { opponent: '', since: '', until: '' };

/** Both days belong to what is looked for, in the reader's time zone. */
export function queryOf({ opponent, since, until }: SoughtGames): {
  opponent?: string;
  since?: number;
  until?: number;
} {
  return {
    ...(opponent.trim() === '' ? {} : { opponent: opponent.trim() }),
    ...(since === '' ? {} : { since: new Date(`${since}T00:00`).getTime() }),
    ...(until === '' ? {} : { until: dayAfter(until) }),
  };
}

function dayAfter(day: string): number {
  const midnight = new Date(`${day}T00:00`);
  // a day may have 23 or 25 hours
  midnight.setDate(midnight.getDate() + 1);
  return midnight.getTime();
}
