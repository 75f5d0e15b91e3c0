import { deviceMemory, fieldsOf } from '../../ui/device-memory.ts';
import { randomHex } from '../source/random-hex.ts';

/**
 * Of all tabs that show a game, one leads: only there the bots think and cues are played. It is the tab the player used last; when
 * it stops sending heartbeats, another takes over. If two lead for a moment, the version stored with the game decides.
 */
export type LeadingTab = {
  readonly isLeading: () => boolean;
  /** Resolves as soon as this tab leads. */
  readonly lead: () => Promise<void>;
  /** The player acted in this tab: it leads from here on. */
  readonly claim: () => void;
  readonly close: () => void;
};

/** The tab that leads a game and the time of its last heartbeat, in milliseconds since 1970. */
type Leader = { readonly tab: string; readonly at: number };

const BEAT = 1000;
// a hidden tab or a slow device sends heartbeats late; a closed tab hands over at once, so only after a crash another one waits this long
const SILENT = 6000;
const TAB_BYTES = 8;

// Not a Web Lock: browsers offer those only over TLS, and a sleeping tab would hold on to it.
const memory = deviceMemory('leading');

export function openLeadingTab(game: string): LeadingTab {
  const tab = randomHex(TAB_BYTES);
  const waiting = new Set<() => void>();

  const leaders = (): Readonly<Record<string, Leader>> => readLeaders(memory.recall(), Date.now());
  // without storage every tab leads
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

  // A tab without anything to do does not take over: it may show an old position, and nothing would go on there.
  const takeOver = (): void => {
    if (waiting.size > 0 && leaders()[game] === undefined) claim();
  };
  const beat = (): void => {
    if (leaders()[game]?.tab === tab) claim();
    else takeOver();
  };
  const onReturn = (): void => {
    if (document.visibilityState === 'visible') claim();
  };
  const timer = setInterval(beat, BEAT);
  const unfollow = memory.follow(takeOver);
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

/** The leading tab of each game, without those whose heartbeat has stopped. */
function readLeaders(kept: unknown, now: number): Readonly<Record<string, Leader>> {
  return Object.fromEntries(
    Object.entries(fieldsOf(kept)).flatMap(([game, leader]) => {
      const { tab, at } = fieldsOf(leader);
      const isLeader = typeof tab === 'string' && typeof at === 'number' && Math.abs(now - at) < SILENT;
      return isLeader ? [[game, { tab, at }]] : [];
    }),
  );
}
