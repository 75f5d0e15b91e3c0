import { localeOf } from '@la-stanza/words';
import { useSettings } from '../settings.ts';

/** Joins names as the reader's language does: "Elena, Marit and Bastiano". */
export function useListFormat(): (names: readonly string[]) => string {
  const language = useSettings((settings) => settings.language);
  return (names) => new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(names);
}
