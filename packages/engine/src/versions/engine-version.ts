/** The version of the rules engine. A game keeps the version it was started with. */
export const ENGINE_VERSION = '1.1.0';

/** The versions whose games this one replays unchanged; the recorded games of each prove it. */
export const REPLAYED_VERSIONS: readonly string[] = ['1.0.0', ENGINE_VERSION];
