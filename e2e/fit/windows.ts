/* The windows that the table must fit, and the settings that vary in them. */

export type Window = { readonly width: number; readonly height: number; readonly touch: boolean };

const window = (width: number, height: number, touch = false): Window => ({ width, height, touch });

export const WINDOWS: readonly Window[] = [
  window(360, 640, true),
  window(390, 844, true),
  window(844, 390, true),
  window(820, 1180, true),
  window(1180, 820, true),
  window(1280, 720),
  window(1280, 800),
  window(1366, 768),
  window(1440, 800),
  window(1440, 900),
  window(1600, 820),
  window(1920, 1080),
  window(2560, 1440),
];

export const nameOf = ({ width, height }: Window): string => `${width}x${height}`;

/** Text sizes: the default, by the setting, or by the browser's own default size. */
const TEXTS = ['100', '200', 'browser-200'] as const;
export type TextSize = (typeof TEXTS)[number];

/** Desktop browsers have a default text size; phones and tablets use the setting. */
export const textsOf = ({ touch }: Window): readonly TextSize[] => (touch ? ['100', '200'] : TEXTS);
