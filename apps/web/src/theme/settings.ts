import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { isLanguage, preferredLanguage, type Language } from '../messages/language.ts';

export const THEMES = ['day', 'candle'] as const;
type Theme = (typeof THEMES)[number];

type Settings = {
  readonly language: Language;
  readonly theme: Theme;
  readonly setLanguage: (language: Language) => void;
  readonly setTheme: (theme: Theme) => void;
};

/** What this device remembers about its reader. */
export const useSettings: UseBoundStore<StoreApi<Settings>> = create((set) => ({
  language: rememberedLanguage(),
  theme: rememberedTheme(),
  setLanguage: (language) => {
    localStorage.setItem('language', language);
    set({ language });
  },
  setTheme: (theme) => {
    localStorage.setItem('theme', theme);
    set({ theme });
  },
}));

function rememberedLanguage(): Language {
  const remembered = localStorage.getItem('language');
  if (remembered !== null && isLanguage(remembered)) return remembered;
  return preferredLanguage(navigator.languages);
}

function rememberedTheme(): Theme {
  const remembered = THEMES.find((theme) => theme === localStorage.getItem('theme'));
  if (remembered !== undefined) return remembered;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'candle' : 'day';
}
