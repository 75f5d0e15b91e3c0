import { positionText, type TextSection } from '@la-stanza/words';
import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { useTranslate } from '../../ui/messages/messages.ts';
import { RuleLink } from '../../ui/rules/rule-link.tsx';
import type { Bar } from '../scene/bar.ts';
import { CompanyBar } from '../layout/company-bar.tsx';
import { Bold } from '../panel/bold.tsx';
import { TableChronicle } from '../layout/table-chronicle.tsx';
import type { TableParts } from '../layout/parts.ts';
import { TextChoices } from './text-choices.tsx';
import styles from './text-table.module.css';

const HintPanel = lazy(async () => ({ default: (await import('../hint/hint-panel.tsx')).HintPanel }));

/** The table without a picture: what to decide, every option, and the whole position, in headings, lists and buttons. */
export function TextTable({ parts }: { readonly parts: TableParts }): ReactNode {
  const { table, scene, hint, replay, coach } = parts;
  const { bar, panel, reason, rule, scores } = scene;
  return (
    <div className={styles['text']}>
      {replay?.bar ?? <TextHeader parts={parts} />}
      {parts.company?.banner}
      <main className={styles['main']}>
        {coach?.say(table)}
        {replay === undefined ? (
          <section className={styles['decision']} aria-label={panel.title} data-panel>
            <h2>{panel.title}</h2>
            <p className={styles['sentence']}>
              <Bold text={bar.asking ? (bar.confirm?.ask?.sentence ?? bar.sentence) : bar.sentence} />
            </p>
            {bar.steps === undefined ? null : <p>{bar.steps.words}</p>}
            {hint === undefined ? null : (
              <Suspense>
                <HintPanel picture={hint.picture} isFailed={hint.isFailed} />
              </Suspense>
            )}
            <TextChoices panel={panel} />
            {panel.footer === undefined ? null : (
              <p>
                <Bold text={panel.footer} />
              </p>
            )}
            {scores.length === 0 ? null : <p>{scores.map(({ text }) => text).join(', ')}</p>}
            {reason === undefined ? null : (
              <p>
                {reason} <RuleLink rule={rule} />
              </p>
            )}
            <TextButtons bar={bar} />
          </section>
        ) : null}
        <Position parts={parts} />
        <TableChronicle parts={parts} />
      </main>
      {replay?.dock}
    </div>
  );
}

function TextHeader({ parts: { scene, coach, company, onLeave, onHelp, onSettings, onText } }: Shown): ReactNode {
  const t = useTranslate();
  const { where, turn } = scene.bar;
  const now = turn === '' ? where : `${where}, ${turn}`;
  return (
    <header className={styles['header']}>
      {/* a lesson has a heading of its own above the table */}
      {coach?.framed === true ? <p>{now}</p> : <h1>{now}</h1>}
      <nav aria-label={t('text.title')}>
        <button type="button" onClick={onText}>
          {t('text.close')}
        </button>
        <button type="button" onClick={onHelp}>
          {t('table.bar.help')}
        </button>
        {onSettings === undefined ? null : (
          <button type="button" onClick={onSettings}>
            {t('table.bar.settings')}
          </button>
        )}
        <CompanyBar company={company} />
        <button type="button" onClick={onLeave}>
          {t('table.bar.leave')}
        </button>
      </nav>
    </header>
  );
}

/** Always the same buttons, so that whoever listens keeps the place while others play. */
function TextButtons({ bar }: { readonly bar: Bar }): ReactNode {
  const t = useTranslate();
  const { confirm, asking, canUndo, undoNote, hint, onUndo, onConfirm, onSkip } = bar;
  const label = asking ? (confirm?.ask?.label ?? confirm?.label) : confirm?.label;
  return (
    <div className={styles['buttons']} role="group" aria-label={t('text.decide')}>
      <button
        type="button"
        className={styles['confirm']}
        aria-disabled={confirm?.action === undefined}
        onClick={onConfirm}
      >
        {label ?? t('decision.confirm')}
      </button>
      <button type="button" aria-disabled={!canUndo} title={canUndo ? undefined : undoNote} onClick={onUndo}>
        {t(asking ? 'table.bar.keep' : 'table.bar.undo')}
      </button>
      {hint === undefined ? null : (
        <button type="button" aria-expanded={hint.isOpen} onClick={hint.onToggle}>
          {t(hint.isOpen ? 'hint.close' : 'hint.open')}
        </button>
      )}
      {onSkip === undefined ? null : (
        <button type="button" onClick={onSkip}>
          {t('game.skip')}
        </button>
      )}
    </div>
  );
}

type Shown = { readonly parts: TableParts };

function Position({ parts: { table } }: Shown): ReactNode {
  const t = useTranslate();
  const { view, moment, score, seat } = table;
  const { players } = moment;
  const sections = useMemo(
    () => positionText({ t, view, players }, { score, first: seat }),
    [t, view, players, score, seat],
  );
  return sections.map((section) => <Section key={section.title} section={section} level={2} />);
}

type SectionProps = { readonly section: TextSection; readonly level: 2 | 3 | 4 };

const HEADINGS = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

function Section({ section: { title, lines, parts = [] }, level }: SectionProps): ReactNode {
  const Heading = HEADINGS[level];
  const below = level === 2 ? 3 : 4;
  return (
    <section data-level={level}>
      <Heading>{title}</Heading>
      {lines.length === 0 ? null : (
        <ul>
          {lines.map((words, index) => (
            <li key={index}>{words}</li>
          ))}
        </ul>
      )}
      {parts.map((part) => (
        <Section key={part.title} section={part} level={below} />
      ))}
    </section>
  );
}
