const WIDTH = 40;
const REDRAWS = 200;

export interface ProgressBar {
  readonly at: (done: number) => void;
  readonly clear: () => void;
}

/** A bar that is redrawn often enough to be seen moving. */
export function progressBar(
  total: number,
  label: (done: number, total: number) => string,
  draw: (text: string) => void,
): ProgressBar {
  const step = Math.max(1, Math.floor(total / REDRAWS));
  return {
    at: (done) => {
      if (done % step !== 0 && done !== total) return;
      const filled = Math.round((WIDTH * done) / total);
      draw(`${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${label(done, total)}`);
    },
    clear: () => draw(''),
  };
}
