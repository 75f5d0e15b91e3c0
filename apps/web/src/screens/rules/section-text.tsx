import type { Figures } from '@la-stanza/engine';
import { ruleNumber, type ParagraphId, type Section } from '@la-stanza/words';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import { OUR_FIGURES, sameFigures } from '../../game/edition/edition.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { Rich } from '../../ui/messages/rich.tsx';
import { Marked } from './marked.tsx';
import { assumedFigure } from './reference-values.ts';
import styles from './section-text.module.css';
import sure from './sure.module.css';

export type Values = Readonly<Record<string, string | number>>;

type SectionTextProps = {
  readonly section: Section;
  readonly values: Values;
  readonly figures: Figures;
  /** The rule somebody wants to read: "8.1". */
  readonly at: string;
  /** Words a search has found. */
  readonly words: readonly string[];
};

export function SectionText({ section, values, figures, at, words }: SectionTextProps): ReactNode {
  return (
    <div className={styles['paragraphs']}>
      {section.paragraphs.map((id) => (
        <Paragraph key={id} id={id} values={values} figures={figures} isWanted={isAt(id, at)} words={words} />
      ))}
    </div>
  );
}

/** "5.2" asks for the rule itself, "5.2.arts" for one part of it. */
function isAt(id: ParagraphId, at: string): boolean {
  return id === `reference.${at}`;
}

type ParagraphProps = Pick<SectionTextProps, 'values' | 'figures' | 'words'> & {
  readonly id: ParagraphId;
  readonly isWanted: boolean;
};

function Paragraph({ id, values, figures, words, isWanted }: ParagraphProps): ReactNode {
  const t = useTranslate();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isWanted) element.current?.scrollIntoView({ block: 'center' });
  }, [isWanted]);
  const rule = ruleNumber(id);
  const assumed = assumedIn(t(id, unfilled(values)));
  const drawn = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      <Figure key={name} name={name} value={value} figures={figures} />,
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
        <Rich id={id} values={plain} plain={(text) => <Marked text={text} words={words} />} />
      </p>
      {assumed.length === 0 ? null : <Doubt assumed={assumed} figures={figures} />}
    </div>
  );
}

// stands for a value while it is looked up which ones a text asks for
const MARK = '\uE010';

function unfilled(values: Values): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.keys(values).map((name) => [name, `${MARK}${name}${MARK}`]));
}

/** The values of a text that the rulebook does not print. */
function assumedIn(text: string): string[] {
  return text.split(MARK).filter((name, index) => index % 2 === 1 && assumedFigure(name) !== undefined);
}

type FigureProps = { readonly name: string; readonly value: string | number; readonly figures: Figures };

function Figure({ name, value, figures }: FigureProps): ReactNode {
  const figure = assumedFigure(name);
  if (figure === undefined) return value;
  return (
    <span className={sure['figure']} data-sure={isOwn(figure, figures) ? 'own' : 'assumed'}>
      {value}
    </span>
  );
}

function isOwn(figure: keyof Figures, figures: Figures): boolean {
  return !sameFigures(figures[figure], OUR_FIGURES[figure]);
}

type DoubtProps = { readonly assumed: readonly string[]; readonly figures: Figures };

/** Says honestly that a figure is not from the rulebook, and where its owner can set it right. */
function Doubt({ assumed, figures }: DoubtProps): ReactNode {
  const t = useTranslate();
  const own = assumed.some((name) => {
    const figure = assumedFigure(name);
    return figure !== undefined && isOwn(figure, figures);
  });
  return (
    <small className={styles['doubt']}>
      <span>{t(own ? 'rules.own' : 'rules.assumed')}</span>
      <Link to="/edition">{t('rules.otherwise')}</Link>
    </small>
  );
}
