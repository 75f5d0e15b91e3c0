import { figureWords, type FigureWords } from '@la-stanza/words';
import { useMemo } from 'react';
import { useSettings } from '../settings.ts';

export function useFigureWords(): FigureWords {
  const language = useSettings((settings) => settings.language);
  return useMemo(() => figureWords(language), [language]);
}
