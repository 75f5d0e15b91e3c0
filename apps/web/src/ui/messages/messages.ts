import { translateWith, type CompiledMessage, type Language, type Messages, type Translate } from '@la-stanza/words';
import { useMemo, useSyncExternalStore } from 'react';
import { isServed } from '../site-address.ts';

/** What is loaded of every language. */
const texts: Readonly<Record<Language, Record<string, CompiledMessage>>> = { en: {}, de: {}, fr: {}, nl: {} };
/** The language of the page; undefined until the first is loaded. */
let active: Language | undefined;
const listeners = new Set<() => void>();

function changed(): void {
  for (const notify of listeners) notify();
}

type Catalogues = Readonly<Record<Language, () => Promise<{ messages: Messages }>>>;

const PAGE: Catalogues = {
  en: () => import('virtual:messages/en/page'),
  de: () => import('virtual:messages/de/page'),
  fr: () => import('virtual:messages/fr/page'),
  nl: () => import('virtual:messages/nl/page'),
};

/** Texts that come later than the page's own. */
export type LaterTexts = 'online' | 'table' | 'cards' | 'ceremony' | 'extra';

/** Texts that a start page can do without: those of what a server adds, of a table, of its cards and ceremonies, of learning, reviewing and the account. */
const MORE: Readonly<Record<LaterTexts, Catalogues>> = {
  online: {
    en: () => import('virtual:messages/en/online'),
    de: () => import('virtual:messages/de/online'),
    fr: () => import('virtual:messages/fr/online'),
    nl: () => import('virtual:messages/nl/online'),
  },
  table: {
    en: () => import('virtual:messages/en/table'),
    de: () => import('virtual:messages/de/table'),
    fr: () => import('virtual:messages/fr/table'),
    nl: () => import('virtual:messages/nl/table'),
  },
  cards: {
    en: () => import('virtual:messages/en/cards'),
    de: () => import('virtual:messages/de/cards'),
    fr: () => import('virtual:messages/fr/cards'),
    nl: () => import('virtual:messages/nl/cards'),
  },
  extra: {
    en: () => import('virtual:messages/en/extra'),
    de: () => import('virtual:messages/de/extra'),
    fr: () => import('virtual:messages/fr/extra'),
    nl: () => import('virtual:messages/nl/extra'),
  },
  ceremony: {
    en: () => import('virtual:messages/en/ceremony'),
    de: () => import('virtual:messages/de/ceremony'),
    fr: () => import('virtual:messages/fr/ceremony'),
    nl: () => import('virtual:messages/nl/ceremony'),
  },
};

/** The parts that a new language is loaded with. */
const wanted = new Set<LaterTexts>(isServed ? ['online'] : []);
/** The language that was asked for last. */
let chosen: Language = 'en';

/** Loads the texts of a language that the page may show now. */
export async function fetchLanguage(language: Language): Promise<void> {
  for (let parts = -1; parts < wanted.size;) {
    // a part that a page asks for meanwhile is needed in this language too
    parts = wanted.size;
    await load(language, [PAGE, ...[...wanted].map((part) => MORE[part])]);
  }
}

/** Loads a language and switches every text on the page to it, without a reload. */
export async function loadLanguage(language: Language): Promise<void> {
  chosen = language;
  await fetchLanguage(language);
  if (chosen !== language) return;
  active = language;
  changed();
  document.documentElement.lang = language;
}

/** Loads texts that only some pages need. */
export async function loadTexts(...parts: readonly LaterTexts[]): Promise<void> {
  const missing = parts.filter((part) => !wanted.has(part));
  for (const part of missing) wanted.add(part);
  try {
    // the language may change while loading
    for (let language: Language | undefined; language !== currentLanguage();) {
      language = currentLanguage();
      await load(
        language,
        parts.map((part) => MORE[part]),
      );
    }
  } catch (error) {
    // a new language must not wait for what cannot be had now
    for (const part of missing) wanted.delete(part);
    throw error;
  }
}

const loaded = new Set<Catalogues[Language]>();

/** Merges with what is loaded: the texts about the rules may have come first. */
async function load(language: Language, catalogues: readonly Catalogues[]): Promise<void> {
  const missing = catalogues.map((each) => each[language]).filter((each) => !loaded.has(each));
  const parts = await Promise.all(missing.map((each) => each()));
  for (const { messages } of parts) Object.assign(texts[language], messages);
  for (const each of missing) loaded.add(each);
}

const currentLanguage = (): Language => active ?? 'en';

const RULES: Catalogues = {
  en: () => import('virtual:messages/en/rules'),
  de: () => import('virtual:messages/de/rules'),
  fr: () => import('virtual:messages/fr/rules'),
  nl: () => import('virtual:messages/nl/rules'),
};

const withRules = new Set<Language>();

/** Loads the texts about the rules for a language; only some pages need them. */
export async function loadRuleTexts(language: Language): Promise<void> {
  if (withRules.has(language)) return;
  const { messages } = await RULES[language]();
  withRules.add(language);
  Object.assign(texts[language], messages);
  changed();
}

/** Whether the texts about the rules are loaded in the language of the page. */
export function useRuleTexts(): boolean {
  return useSyncExternalStore(onChange, hasRuleTexts, hasRuleTexts);
}

const hasRuleTexts = (): boolean => withRules.has(currentLanguage());
const shownLanguage = (): Language | undefined => active;

function onChange(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** Translates by message id; the component renders again when the language changes. */
export function useTranslate(): Translate {
  const language = useSyncExternalStore(onChange, shownLanguage, shownLanguage) ?? 'en';
  // a new function per language, so that memoised components see the change
  return useMemo(() => translateWith(language, texts[language]), [language]);
}
