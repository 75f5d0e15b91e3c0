import { ENDPOINTS, type TableView } from '@la-stanza/protocol';
import { useEffect } from 'react';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { call } from './call.ts';
import { recogniseGuest, useGuest, wasGuest } from './guest.ts';
import { hasServer } from './server-address.ts';

/** What is going on at the server. */
type Lobby = {
  /** `none`: no server, or none that answers; then nothing of it is shown. */
  readonly server: 'asking' | 'there' | 'none';
  /** Tables anybody may see, open or running. */
  readonly listed: readonly TableView[];
  /** Tables the reader sits at. */
  readonly own: readonly TableView[];
};

export const useLobby: UseBoundStore<StoreApi<Lobby>> = create(() => ({ server: 'asking', listed: [], own: [] }));

const EVERY = 15_000;

async function refresh(): Promise<void> {
  if (!hasServer()) return useLobby.setState({ server: 'none' });
  await recogniseGuest();
  const [listed, own] = await Promise.all([
    call(ENDPOINTS.tables, { query: { of: 'listed' } }),
    wasGuest() ? call(ENDPOINTS.tables, { query: { of: 'me' } }) : undefined,
  ]);
  useLobby.setState((before) => ({
    server: listed.ok ? 'there' : 'none',
    listed: listed.ok ? listed.value.tables : before.listed,
    own: own?.ok === true ? own.value.tables : before.own,
  }));
}

/** Keeps the lobby up to date while the page that shows it is looked at. */
export function useLiveLobby(): void {
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void refresh();
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

/** Whether a table waits for this player. */
export function waitsFor({ status, acting, seats, offer }: TableView, user: string | undefined): boolean {
  if (user === undefined || status !== 'running') return false;
  const own = seats.find((seat) => seat.user === user && seat.kind === 'human');
  if (own === undefined) return false;
  return own.seat === acting || (offer !== null && isAsked(offer, own.seat));
}

function isAsked(offer: NonNullable<TableView['offer']>, seat: number): boolean {
  if (offer.by === seat) return false;
  return offer.kind === 'absence' ? offer.votes.every((vote) => vote.seat !== seat) : !offer.agreed.includes(seat);
}

/** Another of the own games that waits for the reader. */
export function useNextGame(current: string): string | undefined {
  useLiveLobby();
  const own = useLobby((lobby) => lobby.own);
  const me = useGuest((guest) => guest.me);
  return own.find((table) => table.game !== current && waitsFor(table, me?.user))?.game;
}
