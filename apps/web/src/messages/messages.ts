import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { useMemo, useSyncExternalStore } from 'react';
import type { Language } from './language.ts';
import type { MessageId } from './message-id.ts';

type MessageValues = Readonly<Record<string, string | number>>;
export type Translate = (id: MessageId, values?: MessageValues) => string;

const i18n: I18n = setupI18n();

const CATALOGUES: Readonly<Record<Language, () => Promise<{ messages: Messages }>>> = {
  en: () => import('virtual:messages/en'),
  de: () => import('virtual:messages/de'),
  fr: () => import('virtual:messages/fr'),
  nl: () => import('virtual:messages/nl'),
};

/** Loads a language and switches every text on the page to it, without a reload. */
export async function speak(language: Language): Promise<void> {
  const { messages } = await CATALOGUES[language]();
  // adds to what is there: the texts about the rules may have come first
  i18n.load(language, messages);
  i18n.activate(language);
  document.documentElement.lang = language;
}

const RULES: Readonly<Record<Language, () => Promise<{ messages: Messages }>>> = {
  en: () => import('virtual:messages/en/rules'),
  de: () => import('virtual:messages/de/rules'),
  fr: () => import('virtual:messages/fr/rules'),
  nl: () => import('virtual:messages/nl/rules'),
};

const withRules = new Set<string>();

/** Adds the texts about the rules to a language, which only some pages need. */
export async function speakOfRules(language: Language): Promise<void> {
  if (withRules.has(language)) return;
  const { messages } = await RULES[language]();
  withRules.add(language);
  i18n.load(language, messages);
}

/** Whether the texts about the rules are there in the language of the page. */
export function useRuleTexts(): boolean {
  return useSyncExternalStore(onChange, hasRuleTexts, hasRuleTexts);
}

const hasRuleTexts = (): boolean => withRules.has(i18n.locale);
const onChange = (notify: () => void): (() => void) => i18n.on('change', notify);
const currentLocale = (): string => i18n.locale;

/** Translates by id; the component renders again when the language changes. */
export function useTranslate(): Translate {
  const locale = useSyncExternalStore(onChange, currentLocale, currentLocale);
  return useMemo(() => translateIn(locale), [locale]);
}

// A new function per language, so that memoised components see the change.
function translateIn(_locale: string): Translate {
  return (id, values) => i18n._(id, values);
}
