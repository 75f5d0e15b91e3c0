import { retried } from '../parts/retried.ts';
import { loadLanguage } from '../messages/messages.ts';
import { useSettings, type Settings, type ThemeChoice } from '../settings.ts';

const dark = matchMedia('(prefers-color-scheme: dark)');
const forced = matchMedia('(forced-colors: active)');

/** Applies the settings to the page and follows their changes; resolves when the language is loaded. */
export async function applySettings(): Promise<void> {
  applyToPage(useSettings.getState());
  for (const wish of [dark, forced]) wish.addEventListener('change', () => applyToPage(useSettings.getState()));
  useSettings.subscribe((now, before) => {
    applyToPage(now);
    if (now.language !== before.language) void retried(() => loadLanguage(useSettings.getState().language)).start();
  });
  await retried(() => loadLanguage(useSettings.getState().language)).whenReady();
}

function applyToPage({ theme, textSize, colourHelp, animation }: Settings): void {
  const { dataset } = document.documentElement;
  dataset['theme'] = lightOf(theme);
  dataset['textSize'] = textSize;
  dataset['colourHelp'] = colourHelp;
  dataset['animation'] = animation;
}

/** The light that a choice currently means on this device. */
function lightOf(theme: ThemeChoice): 'day' | 'candle' {
  // in forced colours, text in drawings is on the reader's own background, which may be dark in our day theme
  if (theme !== 'system' && !forced.matches) return theme;
  return dark.matches ? 'candle' : 'day';
}
