/* The sizes and looks in which every screen is shown and tested. */

export const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
} as const;

/** Both themes, and the language with the longest words. */
export const LOOKS = [
  { theme: 'day', language: 'en' },
  { theme: 'candle', language: 'en' },
  { theme: 'day', language: 'de' },
] as const;
