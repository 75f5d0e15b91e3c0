import type { Figures } from '@la-stanza/engine';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { OUR_FIGURES, useEdition } from '../game/edition/edition.ts';
import { speakOfRules, useRuleTexts, useTranslate } from '../ui/messages/messages.ts';
import { Chapter } from '../screens/rules/chapter.tsx';
import { Contents } from '../screens/rules/contents.tsx';
import { findables } from '../screens/rules/findables.ts';
import { figuresOfPlace } from '../screens/rules/figures-of-place.ts';
import { HowSure } from '../screens/rules/how-sure.tsx';
import { referenceValues } from '../screens/rules/reference-values.ts';
import { SearchCard } from '../screens/rules/search-card.tsx';
import { search } from '../screens/rules/search.ts';
import { WayBack } from '../screens/rules/way-back.tsx';
import { SiteHeader } from '../shell/site-header.tsx';
import { useSettings } from '../ui/settings.ts';
import styles from './rules-page.module.css';

/** The rules at hand: to read, to search, and to come back from. */
export function RulesPage(): ReactNode {
  const isReady = useRuleTexts();
  const language = useSettings((settings) => settings.language);
  useEffect(() => void speakOfRules(language), [language]);
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
  const figures = useFiguresAt(from);
  const values = useMemo(() => referenceValues(t, figures), [t, figures]);
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
      <Chapter at={at} values={values} figures={figures} words={words} />
      <aside className={styles['aside']}>
        <SearchCard asked={asked} onAsk={ask} hits={hits} at={at} />
        {from === undefined ? null : <WayBack from={from} />}
        <HowSure />
      </aside>
    </main>
  );
}

/** The figures of the game somebody comes from; otherwise those of the reader's own box, or ours. */
function useFiguresAt(from: string | undefined): Figures {
  const own = useEdition((edition) => edition.own) ?? OUR_FIGURES;
  const [there, setThere] = useState<Figures>();
  useEffect(() => {
    let isLeft = false;
    void figuresOfPlace(from).then((found) => {
      if (!isLeft) setThere(found);
    });
    return () => {
      isLeft = true;
    };
  }, [from]);
  return there ?? own;
}
