import type { Language, TableView } from '@la-stanza/protocol';

/* The words of a link's preview: whoever shows it knows nothing but what stands here. */

const WORDS: Readonly<Record<Language, Readonly<Record<TableView['status'] | 'nobody', string>>>> = {
  en: {
    open: 'Sit down: no account, no form.',
    running: 'A game of La Stanza is being played. Come and watch.',
    over: 'A game of La Stanza, to be looked at step by step.',
    nobody: 'somebody who has left',
  },
  de: {
    open: 'Setz dich dazu: kein Konto, kein Formular.',
    running: 'Eine Partie La Stanza läuft. Komm und schau zu.',
    over: 'Eine Partie La Stanza, Schritt für Schritt anzusehen.',
    nobody: 'jemand, der gegangen ist',
  },
  fr: {
    open: 'Prenez place : ni compte, ni formulaire.',
    running: 'Une partie de La Stanza se joue. Venez regarder.',
    over: 'Une partie de La Stanza, à revoir pas à pas.',
    nobody: 'quelqu’un qui est parti',
  },
  nl: {
    open: 'Schuif aan: geen account, geen formulier.',
    running: 'Er wordt een spel La Stanza gespeeld. Kom kijken.',
    over: 'Een spel La Stanza, stap voor stap te bekijken.',
    nobody: 'iemand die weg is',
  },
};

const LANGUAGES: readonly Language[] = ['en', 'de', 'fr', 'nl'];

/** The first of our languages that a reader asks for. */
export function languageOf(accepted: string | undefined): Language {
  const asked = (accepted ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return (
    asked.map((name) => LANGUAGES.find((language) => language === name)).find((found) => found !== undefined) ?? 'en'
  );
}

export function previewWords(language: Language): (typeof WORDS)[Language] {
  return WORDS[language];
}
