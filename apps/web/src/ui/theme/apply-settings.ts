import { speak } from '../messages/messages.ts';
import { useSettings, type Settings, type ThemeChoice } from '../settings.ts';

const dark = matchMedia('(prefers-color-scheme: dark)');
const forced = matchMedia('(forced-colors: active)');

/** Brings the page to the settings and keeps it there; resolves when its language is loaded. */
export async function applySettings(): Promise<void> {
  dress(useSettings.getState());
  for (const wish of [dark, forced]) wish.addEventListener('change', () => dress(useSettings.getState()));
  useSettings.subscribe((now, before) => {
    dress(now);
    if (now.language !== before.language) void speak(now.language);
  });
  await speak(useSettings.getState().language);
}

function dress({ theme, textSize, colourHelp, animation }: Settings): void {
  const { dataset } = document.documentElement;
  dataset['theme'] = lightOf(theme);
  dataset['textSize'] = textSize;
  dataset['colourHelp'] = colourHelp;
  dataset['animation'] = animation;
}

/** The light a choice means on this device now. */
export function lightOf(theme: ThemeChoice): 'day' | 'candle' {
  // words in drawings lie on the reader's own ground, which may be dark in our day
  if (theme !== 'system' && !forced.matches) return theme;
  return dark.matches ? 'candle' : 'day';
}
