import { sourceOf } from '@la-stanza/engine';
import { markedSentences, referenceValues, ruleNumber, valuesIn, type ParagraphId } from '@la-stanza/words';
import { Link } from '@tanstack/react-router';
import { Fragment, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { isOwn, type Reading } from '../../game/edition/reading.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { assumedSource } from './assumed-source.ts';
import { Highlighted } from './highlighted.tsx';
import type { Values } from './values.ts';
import { SourceMark } from './source-mark.tsx';
import { shownSource, SourceNote } from './source-note.tsx';
import styles from './paragraph.module.css';
import figureStyles from './figure.module.css';

export type ParagraphProps = {
  readonly id: ParagraphId;
  readonly values: Values;
  readonly reading: Reading;
  /** Words found by the search. */
  readonly words: readonly string[];
  /** Whether the reader came for this one. */
  readonly isWanted: boolean;
};

/** A rule, sentence by sentence: what the rulebook does not print has a mark, which says why when it is pressed. */
export function Paragraph({ id, values, reading, words, isWanted }: ParagraphProps): ReactNode {
  const t = useTranslate();
  const element = useRef<HTMLDivElement>(null);
  const note = useId();
  const [open, setOpen] = useState<string>();
  useEffect(() => {
    if (isWanted) element.current?.scrollIntoView({ block: 'center' });
  }, [isWanted]);
  const sentences = useMemo(() => markedSentences(t, id, values), [t, id, values]);
  const opened = sentences.find(({ unsure }) => unsure !== undefined && unsure.point === open)?.unsure;
  const rule = ruleNumber(id);
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
        {sentences.map(({ parts, unsure }, index) => (
          <Fragment key={index}>
            {index > 0 ? ' ' : ''}
            {parts
              .slice(0, -1)
              .map((part, place) =>
                place % 2 === 0 ? (
                  <Highlighted key={place} text={part} words={words} />
                ) : (
                  <Figure key={place} name={part} value={values[part] ?? ''} reading={reading} words={words} />
                ),
              )}
            <Highlighted text={beforeLastWord(parts)} words={words} />
            {/* the mark stays on the line of the last word */}
            <span className={styles['end']}>
              <Highlighted text={lastWord(parts)} words={words} />
              {unsure === undefined ? null : (
                <button
                  type="button"
                  className={styles['why']}
                  data-point={unsure.point}
                  data-from={unsure.from}
                  aria-label={t(
                    shownSource(unsure, reading) === 'own' ? 'rules.sure.own' : `rules.from.${unsure.from}`,
                  )}
                  aria-expanded={open === unsure.point}
                  aria-controls={open === unsure.point ? note : undefined}
                  onClick={() => setOpen(open === unsure.point ? undefined : unsure.point)}
                >
                  <SourceMark from={shownSource(unsure, reading)} isOpen={open === unsure.point} />
                </button>
              )}
            </span>
          </Fragment>
        ))}
      </p>
      <DifferingNotes contained={valuesIn(sentences)} values={values} reading={reading} />
      {opened === undefined ? null : <SourceNote id={note} source={opened} values={values} reading={reading} />}
    </div>
  );
}

/** The end of a sentence after its last space; what comes after its last value may be a full stop alone. */
function lastWord(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return last.slice(last.lastIndexOf(' ') + 1);
}

function beforeLastWord(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return last.slice(0, last.lastIndexOf(' ') + 1);
}

type FigureProps = Pick<ParagraphProps, 'reading' | 'words'> & {
  readonly name: string;
  readonly value: string | number;
};

function Figure({ name, value, reading, words }: FigureProps): ReactNode {
  const source = assumedSource(name);
  const text = <Highlighted text={String(value)} words={words} />;
  if (source === undefined) return text;
  return (
    <span className={figureStyles['figure']} data-sure={isOwn(source, reading) ? 'own' : sourceOf(source).from}>
      {text}
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
      <small key={players} className={styles['differing']} data-players={players}>
        {t('rules.with-players', { players, values: differing.map((name) => theirs[name]).join('; ') })}
      </small>
    );
  });
}
