/** A file with an engine of an older version, named by version and content. docs/guide/change-a-rule.md shows how it is made. */
export interface PinnedFile {
  /** The versions whose games it plays unchanged. */
  readonly versions: readonly string[];
  readonly load: () => Promise<unknown>;
}

/** Empty while this engine replays every version there has been. */
export const PINNED_FILES: readonly PinnedFile[] = [];
