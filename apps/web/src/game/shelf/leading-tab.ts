import { deviceMemory, fieldsOf } from '../../ui/device-memory.ts';
import { randomHex } from '../source/random-hex.ts';

/**
 * Of all tabs that show a game, one leads: there the bots think and the game is heard. It is the tab the player used last; when it
 * falls silent, another takes over. Should two lead for a moment, the version stored with the game still decides what counts.
 */
export type LeadingTab = {
  readonly isLeading: () => boolean;
  /** Resolves as soon as this tab leads. */
  readonly lead: () => Promise<void>;
  /** The player is here: this tab leads from now on. */
  readonly claim: () => void;
  readonly close: () => void;
};

/** The tab that leads a game and when it last said so, in milliseconds since 1970. */
type Leader = { readonly tab: string; readonly at: number };

const BEAT = 1000;
// hidden tabs beat late, but more than twice a beat is a tab that was closed, crashed or put to sleep
const SILENT = 2500;
const TAB_BYTES = 8;

// Not a Web Lock: browsers keep those from pages without TLS, and a tab put to sleep would hold on to it.
const memory = deviceMemory('leading');

export function openLeadingTab(game: string): LeadingTab {
  const tab = randomHex(TAB_BYTES);
  const waiting = new Set<() => void>();

  const leaders = (): Readonly<Record<string, Leader>> => readLeaders(memory.recall(), Date.now());
  // where nothing can be kept, every tab leads
  const isLeading = (): boolean => (leaders()[game]?.tab ?? tab) === tab;

  function claim(): void {
    memory.keep({ ...leaders(), [game]: { tab, at: Date.now() } });
    for (const go of waiting) go();
    waiting.clear();
  }

  function release(): void {
    const { [game]: leader, ...others } = leaders();
    if (leader?.tab === tab) memory.keep(others);
  }

  const beat = (): void => {
    if (isLeading()) claim();
  };
  const onChange = (): void => {
    // answering every beat of another tab would make two tabs answer each other for ever
    if (leaders()[game] === undefined) claim();
  };
  const onReturn = (): void => {
    if (document.visibilityState === 'visible') claim();
  };
  const timer = setInterval(beat, BEAT);
  const unfollow = memory.follow(onChange);
  document.addEventListener('visibilitychange', onReturn);
  addEventListener('focus', onReturn);
  addEventListener('pagehide', release);
  addEventListener('pageshow', onReturn);
  if (document.visibilityState === 'visible') claim();

  return {
    isLeading,
    lead: () =>
      new Promise((resolve) => {
        waiting.add(resolve);
        beat();
      }),
    claim,
    close: () => {
      clearInterval(timer);
      unfollow();
      document.removeEventListener('visibilitychange', onReturn);
      removeEventListener('focus', onReturn);
      removeEventListener('pagehide', release);
      removeEventListener('pageshow', onReturn);
      release();
    },
  };
}

/** Who leads which game, without those that have fallen silent. */
function readLeaders(kept: unknown, now: number): Readonly<Record<string, Leader>> {
  return Object.fromEntries(
    Object.entries(fieldsOf(kept)).flatMap(([game, leader]) => {
      const { tab, at } = fieldsOf(leader);
      const isLeader = typeof tab === 'string' && typeof at === 'number' && Math.abs(now - at) < SILENT;
      return isLeader ? [[game, { tab, at }]] : [];
    }),
  );
}
