import { BONUS_TILES, type Figures } from '@la-stanza/engine';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Symbol } from '../art/symbol.tsx';
import { buttonClass } from '../controls/button.tsx';
import { Card } from '../controls/card.tsx';
import { OUR_FIGURES, useEdition } from '../edition/edition.ts';
import { speakOfRules, useRuleTexts, useTranslate } from '../messages/messages.ts';
import { findables } from '../rules/findables.ts';
import { figuresOfPlace } from '../rules/figures-of-place.ts';
import { PeopleList } from '../rules/people-list.tsx';
import { referenceValues } from '../rules/reference-values.ts';
import styles from '../rules/rules.module.css';
import { sampleOf } from '../rules/sample.ts';
import { SearchCard } from '../rules/search-card.tsx';
import { search } from '../rules/search.ts';
import { SectionPicture } from '../rules/section-picture.tsx';
import { SectionText, type Values } from '../rules/section-text.tsx';
import { SECTIONS, sectionOf } from '../rules/sections.ts';
import { TileList } from '../rules/tile-list.tsx';
import { SiteHeader } from '../site/site-header.tsx';
import { useSettings } from '../theme/settings.ts';

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
      <article className={styles['sheet']}>
        <Chapter at={at} values={values} figures={figures} words={words} />
      </article>
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

type ContentsProps = { readonly at: string; readonly from: string | undefined };

function Contents({ at, from }: ContentsProps): ReactNode {
  const t = useTranslate();
  const [current] = at.split('.');
  const entries = [
    ...SECTIONS.map(({ section, short }) => ({ key: section, number: section, name: t(short) })),
    { key: 'tiles', number: '', name: t('rules.tiles') },
    { key: 'people', number: '', name: t('rules.people') },
  ];
  return (
    <nav className={styles['contents']} aria-label={t('rules.contents')}>
      <ul>
        {entries.map(({ key, number, name }) => (
          <li key={key}>
            <Link
              to="/rules/$at"
              params={{ at: key }}
              search={from === undefined ? {} : { from }}
              aria-current={key === current ? 'page' : undefined}
            >
              <span>{number}</span>
              {name}
            </Link>
          </li>
        ))}
        <li>
          <Link to="/edition">
            <span />
            {t('rules.edition')}
          </Link>
        </li>
      </ul>
    </nav>
  );
}

type ChapterProps = {
  readonly at: string;
  readonly values: Values;
  readonly figures: Figures;
  readonly words: readonly string[];
};

function Chapter({ at, values, figures, words }: ChapterProps): ReactNode {
  const t = useTranslate();
  const sample = useMemo(() => sampleOf(t, figures), [t, figures]);
  const section = sectionOf(at);
  if (at.startsWith('tiles')) {
    return (
      <>
        <h1>{t('rules.tiles')}</h1>
        <p className={styles['lead']}>
          {t('rules.tiles.intro', { count: BONUS_TILES.length, grid: values['gridTiles'] ?? 0 })}
        </p>
        <TileList values={values} words={words} at={at} />
      </>
    );
  }
  if (at.startsWith('people')) {
    return (
      <>
        <h1>{t('rules.people')}</h1>
        <p className={styles['lead']}>{t('rules.people.intro')}</p>
        <PeopleList words={words} at={at} />
      </>
    );
  }
  if (section === undefined) return <h1>{t('rules.lost', { rule: at })}</h1>;
  return (
    <>
      <h1>{t(section.title)}</h1>
      <SectionPicture section={section.section} sample={sample} />
      <SectionText section={section} values={values} figures={figures} at={at} words={words} />
      <Neighbours section={section.section} />
    </>
  );
}

function Neighbours({ section }: { readonly section: string }): ReactNode {
  const t = useTranslate();
  const index = SECTIONS.findIndex((each) => each.section === section);
  return (
    <nav className={styles['neighbours']} aria-label={t('rules.neighbours')}>
      {([-1, 1] as const).map((by) => {
        const next = SECTIONS[index + by];
        if (next === undefined) return <span key={by} />;
        return (
          <Link key={by} to="/rules/$at" params={{ at: next.section }} search className={buttonClass({})}>
            {by === -1 ? <Symbol name="left" size={16} /> : null}
            {t(next.short)}
            {by === 1 ? <Symbol name="right" size={16} /> : null}
          </Link>
        );
      })}
    </nav>
  );
}

/** Leads back to the table or the replay somebody came from. */
function WayBack({ from }: { readonly from: string }): ReactNode {
  const t = useTranslate();
  const isTable = from.startsWith('/game/');
  return (
    <Card title={t('rules.back')}>
      <p className={styles['note']}>{t('rules.back.figures')}</p>
      <a href={`#${from}`} className={buttonClass({ tone: 'primary' }, styles['wide'])}>
        {t(isTable ? 'rules.back.table' : 'rules.back.replay')}
      </a>
    </Card>
  );
}

function HowSure(): ReactNode {
  const t = useTranslate();
  return (
    <Card title={t('rules.sure')} className={styles['certainty']}>
      <dl className={styles['sure']}>
        <div>
          <dt>{t('rules.sure.rulebook')}</dt>
          <dd>{t('rules.sure.plain')}</dd>
        </div>
        <div>
          <dt>{t('rules.sure.assumed')}</dt>
          <dd data-sure="assumed">{t('rules.sure.dashed')}</dd>
        </div>
        <div>
          <dt>{t('rules.sure.own')}</dt>
          <dd data-sure="own">{t('rules.sure.double')}</dd>
        </div>
      </dl>
      <Link to="/edition" className={buttonClass({}, styles['wide'])}>
        {t('rules.otherwise')}
      </Link>
    </Card>
  );
}
