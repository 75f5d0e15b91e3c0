import { ruleNumber, type ParagraphId, type Section } from '@la-stanza/words';
import { Link } from '@tanstack/react-router';
import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import { isFigure } from '../../game/edition/edition.ts';
import { isOwn, type Reading } from '../../game/edition/reading.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { Rich } from '../../ui/messages/rich.tsx';
import type { Example, ExampleName } from './examples.ts';
import { Highlighted } from './highlighted.tsx';
import { assumedSource } from './assumed-source.ts';
import { referenceValues } from './reference-values.ts';
import { WorkedExample } from './worked-example.tsx';
import styles from './section-text.module.css';
import figureStyles from './figure.module.css';

export type Values = Readonly<Record<string, string | number>>;

type SectionTextProps = {
  readonly section: Section;
  readonly values: Values;
  readonly reading: Reading;
  readonly examples: ReadonlyMap<ExampleName, Example>;
  /** The rule to scroll to: "8.1". */
  readonly at: string;
  /** Words found by the search. */
  readonly words: readonly string[];
};

/** The paragraph after which a turn shows what it says. */
const EXAMPLE_AFTER: Readonly<Partial<Record<ParagraphId, ExampleName>>> = {
  'reference.4.3': 'hire',
  'reference.4.9': 'masterpiece',
  'reference.5.1': 'discoveries',
  'reference.5.3': 'literature',
  'reference.6.1': 'religion',
  'reference.6.3': 'arts',
  'reference.7.1': 'politics',
  'reference.8.1': 'money',
  'reference.9.3': 'tile',
  'reference.10.1': 'refill',
};

export function SectionText({ section, values, reading, examples, at, words }: SectionTextProps): ReactNode {
  return (
    <div className={styles['paragraphs']}>
      {section.paragraphs.map((id) => {
        const name = EXAMPLE_AFTER[id];
        const example = name && examples.get(name);
        return (
          <Fragment key={id}>
            <Paragraph id={id} values={values} reading={reading} isWanted={isAt(id, at)} words={words} />
            {name === undefined || example === undefined ? null : <WorkedExample name={name} example={example} />}
          </Fragment>
        );
      })}
    </div>
  );
}

/** "5.2" is the rule itself, "5.2.arts" one part of it. */
function isAt(id: ParagraphId, at: string): boolean {
  return id === `reference.${at}`;
}

type ParagraphProps = Pick<SectionTextProps, 'values' | 'reading' | 'words'> & {
  readonly id: ParagraphId;
  readonly isWanted: boolean;
};

function Paragraph({ id, values, reading, words, isWanted }: ParagraphProps): ReactNode {
  const t = useTranslate();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isWanted) element.current?.scrollIntoView({ block: 'center' });
  }, [isWanted]);
  const rule = ruleNumber(id);
  const contained = valuesIn(t(id, unfilled(values)));
  const assumed = contained.filter((name) => assumedSource(name) !== undefined);
  const drawn = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      <Figure key={name} name={name} value={value} reading={reading} />,
    ]),
  );
  const plain = { ...values, ...Object.fromEntries(assumed.map((name) => [name, drawn[name]])) };
  return (
    <div ref={element} className={styles['paragraph']} data-wanted={isWanted} id={`rule-${rule}`}>
      <Link
        to="/rules/$at"
        params={{ at: id.slice('reference.'.length) }}
        search
        aria-label={`${t('rules.link')}: ${rule}`}
      >
        {rule}
      </Link>
      <p>
        <Rich id={id} values={plain} plain={(text) => <Highlighted text={text} words={words} />} />
      </p>
      <DifferingNotes contained={contained} values={values} reading={reading} />
      {assumed.length === 0 ? null : <AssumedNote assumed={assumed} reading={reading} />}
    </div>
  );
}

// stands for a value to find out which ones a text contains
const MARK = '\uE010';

function unfilled(values: Values): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.keys(values).map((name) => [name, `${MARK}${name}${MARK}`]));
}

/** The names of the values in a text. */
function valuesIn(text: string): string[] {
  return text.split(MARK).filter((_, index) => index % 2 === 1);
}

type FigureProps = { readonly name: string; readonly value: string | number; readonly reading: Reading };

function Figure({ name, value, reading }: FigureProps): ReactNode {
  const source = assumedSource(name);
  if (source === undefined) return value;
  return (
    <span className={figureStyles['figure']} data-sure={isOwn(source, reading) ? 'own' : 'assumed'}>
      {value}
    </span>
  );
}

type DifferingNotesProps = {
  readonly contained: readonly string[];
  readonly values: Values;
  readonly reading: Reading;
};

/** Says which figures of the paragraph the reader's box has for a number of players alone (rule 1.18). */
function DifferingNotes({ contained, values, reading }: DifferingNotesProps): ReactNode {
  const t = useTranslate();
  return reading.withPlayers.map(({ players, figures }) => {
    const theirs = referenceValues(t, { ...reading, figures });
    const differing = contained.filter((name) => theirs[name] !== values[name]);
    if (differing.length === 0) return null;
    return (
      <small key={players} className={styles['assumed']} data-players={players}>
        {t('rules.with-players', { players, values: differing.map((name) => theirs[name]).join('; ') })}
      </small>
    );
  });
}

type AssumedNoteProps = { readonly assumed: readonly string[]; readonly reading: Reading };

/** Says that a figure or ruling is not from the rulebook, and where the owner of a box can change it. */
function AssumedNote({ assumed, reading }: AssumedNoteProps): ReactNode {
  const t = useTranslate();
  const sources = assumed.flatMap((name) => assumedSource(name) ?? []);
  const own = sources.some((source) => isOwn(source, reading)) ? 'own' : 'assumed';
  const isAboutFigures = sources.some(isFigure);
  return (
    <small className={styles['assumed']}>
      <span>{t(isAboutFigures ? `rules.${own}` : `rules.${own}-ruling`)}</span>
      <Link to="/edition">{t('rules.otherwise')}</Link>
    </small>
  );
}
