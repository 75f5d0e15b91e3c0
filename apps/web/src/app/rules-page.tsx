import { referenceValues } from '@la-stanza/words';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, type ReactNode } from 'react';
import { loadRuleTexts, useRuleTexts, useTranslate } from '../ui/messages/messages.ts';
import { BoxLinks } from '../screens/box/box-links.tsx';
import { Chapter } from '../screens/rules/chapter.tsx';
import { Contents } from '../screens/rules/contents.tsx';
import { findables } from '../screens/rules/findables.ts';
import { FigureSources } from '../screens/rules/figure-sources.tsx';
import { SearchCard } from '../screens/rules/search-card.tsx';
import { useReadingAt } from '../screens/rules/use-reading-at.ts';
import { search } from '../screens/rules/search.ts';
import { BackLink } from '../screens/rules/back-link.tsx';
import { SiteHeader } from '../shell/site-header.tsx';
import { useSettings } from '../ui/settings.ts';
import styles from './rules-page.module.css';

/** The rules, to read and search, with a way back to the game. */
export function RulesPage(): ReactNode {
  const isReady = useRuleTexts();
  const language = useSettings((settings) => settings.language);
  useEffect(() => void loadRuleTexts(language), [language]);
  return (
    <>
      <SiteHeader />
      {isReady ? <Rules /> : null}
    </>
  );
}

function Rules(): ReactNode {
  const t = useTranslate();
  const navigate = useNavigate();
  const { at = '1' } = useParams({ strict: false });
  const { from, q: asked = '' } = useSearch({ strict: false });
  const reading = useReadingAt(from);
  const values = useMemo(() => referenceValues(t, reading), [t, reading]);
  const places = useMemo(() => findables(t, values), [t, values]);
  const hits = useMemo(() => search(places, asked), [places, asked]);
  const words = hits.flatMap((hit) => hit.words);
  const ask = (q: string): void => {
    const kept = from === undefined ? {} : { from };
    void navigate({ to: '/rules/$at', params: { at }, search: q === '' ? kept : { ...kept, q }, replace: true });
  };
  return (
    <main className={styles['main']}>
      <Contents at={at} from={from} />
      <Chapter at={at} values={values} reading={reading} words={words} />
      <aside className={styles['aside']}>
        <SearchCard asked={asked} onAsk={ask} hits={hits} at={at} />
        {from === undefined ? null : <BackLink from={from} />}
        <FigureSources />
        <BoxLinks className={styles['box']} />
      </aside>
    </main>
  );
}
