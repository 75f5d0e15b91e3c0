import type { Language } from '@la-stanza/words';
import { useRef, useState } from 'react';
import { useSettings } from '../settings.ts';
import { fetchLanguage } from './messages.ts';

type LanguageChoice = {
  readonly language: Language;
  readonly choose: (language: Language) => void;
  /** Whether the texts of the chosen language did not come: then the page stays as it is. */
  readonly isMissing: boolean;
};

/** The language of the page, which changes as soon as its texts are there. */
export function useLanguageChoice(): LanguageChoice {
  const { language, change } = useSettings();
  const [isMissing, setIsMissing] = useState(false);
  const wanted = useRef(language);
  const choose = async (chosen: Language): Promise<void> => {
    wanted.current = chosen;
    setIsMissing(false);
    const isThere = await fetchLanguage(chosen).then(
      () => true,
      () => false,
    );
    // another one may have been chosen meanwhile
    if (wanted.current !== chosen) return;
    if (isThere) change({ language: chosen });
    else setIsMissing(true);
  };
  return { language, choose: (chosen) => void choose(chosen), isMissing };
}
