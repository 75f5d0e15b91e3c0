import type { ReactNode } from 'react';
import { BrandMark } from '../art/brand-mark.tsx';
import type { Character } from '../art/cast/cast.ts';
import { PortraitPicture } from '../art/portrait-tile.tsx';
import { isLanguage, LANGUAGES, type Language } from '../messages/language.ts';
import { useTranslate } from '../messages/messages.ts';
import { Rich } from '../messages/rich.tsx';
import { THEMES, useSettings } from '../theme/settings.ts';
import styles from './title-page.module.css';

// Each language names itself, so that its readers find it from any other.
const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  nl: 'Nederlands',
};

const INVITED: readonly Character[] = [
  'leonardo',
  'elizabeth',
  'erasmus',
  'suleiman',
  'catherine',
  'da-gama',
  'anguissola',
  'petrarch',
];

export function TitlePage(): ReactNode {
  const translate = useTranslate();
  const { language, theme, setLanguage, setTheme } = useSettings();
  return (
    <div className={styles['page']}>
      <header className={styles['bar']}>
        <span className={styles['name']}>
          <BrandMark size={44} />
          La Stanza
        </span>
        <label>
          {translate('title.language')}{' '}
          <select
            value={language}
            onChange={({ target }) => {
              if (isLanguage(target.value)) setLanguage(target.value);
            }}
          >
            {LANGUAGES.map((choice) => (
              <option key={choice} value={choice}>
                {LANGUAGE_NAMES[choice]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {translate('title.light')}{' '}
          <select
            value={theme}
            onChange={({ target }) => {
              const chosen = THEMES.find((choice) => choice === target.value);
              if (chosen !== undefined) setTheme(chosen);
            }}
          >
            {THEMES.map((choice) => (
              <option key={choice} value={choice}>
                {translate(`title.light.${choice}`)}
              </option>
            ))}
          </select>
        </label>
      </header>
      <main className={styles['main']}>
        <div className={styles['people']}>
          {INVITED.map((person) => (
            <PortraitPicture key={person} person={person} width={104} />
          ))}
        </div>
        <h1>{translate('title.claim')}</h1>
        <p>
          <Rich id="title.invitation" />
        </p>
        <p className={styles['small']}>{translate('title.unofficial')}</p>
      </main>
    </div>
  );
}
