import type { TableView } from '@la-stanza/protocol';
import { useEffect } from 'react';
import { hasServer } from './server-address.ts';
import { useGuest } from './guest-store.ts';
import { useLobby } from './lobby-store.ts';

/** What the server does not tell by itself is asked for again after this long, in milliseconds. */
const EVERY = 300_000;

/** Refreshes the lobby while the page is visible. The code that calls the server is loaded only if there is one. */
export function useLiveLobby(): void {
  useEffect(() => {
    if (!hasServer()) return undefined;
    const look = (): void => {
      if (document.visibilityState === 'visible')
        void import('./fetch-lobby.ts').then(
          ({ fetchLobby: askLobby }) => askLobby(),
          // without a network it is asked for at the next look
          () => undefined,
        );
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}

/** Whether a table waits for a decision of this player. */
export function waitsFor({ status, acting, seats, offer }: TableView, user: string | undefined): boolean {
  if (user === undefined || status !== 'running') return false;
  const own = seats.find((seat) => seat.user === user && seat.kind === 'human');
  if (own === undefined) return false;
  return own.seat === acting || (offer !== null && isAsked(offer, own.seat));
}

function isAsked(offer: NonNullable<TableView['offer']>, seat: number): boolean {
  if (offer.kind === 'unknown' || offer.by === seat) return false;
  return offer.kind === 'absence' ? offer.votes.every((vote) => vote.seat !== seat) : !offer.agreed.includes(seat);
}

/** Another game that waits for the reader. */
export function useNextGame(current: string): string | undefined {
  useLiveLobby();
  const own = useLobby((lobby) => lobby.own);
  const user = useGuest((guest) => guest.me?.user);
  const waiting = own
    .filter((table) => table.game !== current && waitsFor(table, user))
    .map(({ game }) => game)
    .toSorted();
  // after the last one the first again, so that none is left out
  return waiting.find((game) => game > current) ?? waiting[0];
}
