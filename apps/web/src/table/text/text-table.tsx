import { positionText, type TextSection } from '@la-stanza/words';
import { Suspense, useMemo, type ReactNode } from 'react';
import { useTranslate } from '../../ui/messages/messages.ts';
import { RuleLink } from '../../ui/rules/rule-link.tsx';
import type { Bar } from '../scene/bar.ts';
import { OnlineBar } from '../layout/online-bar.tsx';
import { Bold } from '../panel/bold.tsx';
import { TableChronicle } from '../layout/table-chronicle.tsx';
import type { TableParts } from '../layout/table-parts.ts';
import { TextChoices } from './text-choices.tsx';
import styles from './text-table.module.css';
import { part } from '../../ui/parts/part.tsx';

const HintPanel = part(async () => (await import('../hint/load-hint-panel.ts')).HintPanel, {
  face: 'inside',
  atTable: true,
});

/** The table without pictures: the decision, every option, and the whole position, in headings, lists and buttons. */
export function TextTable({ parts }: { readonly parts: TableParts }): ReactNode {
  const { table, scene, hint, replay, coach } = parts;
  const { bar, panel, reason, rule, scores, summary } = scene;
  return (
    <div className={styles['text']}>
      {replay?.bar ?? <TextHeader parts={parts} />}
      {parts.online?.banner}
      <main className={styles['main']}>
        {coach?.say(table)}
        {replay === undefined ? (
          <section className={styles['decision']} aria-label={panel.title} data-panel>
            <h2>{panel.title}</h2>
            <p className={styles['sentence']}>
              <Bold text={bar.asking ? (bar.confirm?.ask?.sentence ?? bar.sentence) : bar.sentence} />
            </p>
            {summary === undefined ? null : <p>{summary}</p>}
            {bar.steps === undefined ? null : <p>{bar.steps.words}</p>}
            {hint === undefined ? null : (
              <Suspense>
                <HintPanel table={table} hint={hint} />
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

function TextHeader({ parts: { scene, coach, online, onLeave, onHelp, onSettings, onText } }: Shown): ReactNode {
  const t = useTranslate();
  const { where, turn } = scene.bar;
  const now = turn === '' ? where : `${where}, ${turn}`;
  return (
    <header className={styles['header']}>
      {/* a lesson has its own heading above the table */}
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
        <OnlineBar online={online} />
        <button type="button" data-leave onClick={onLeave}>
          {t('table.bar.leave')}
        </button>
      </nav>
    </header>
  );
}

/** Undo is always there, so that a screen reader keeps its place while others play. */
function TextButtons({ bar }: { readonly bar: Bar }): ReactNode {
  const t = useTranslate();
  const { confirm, asking, canUndo, undoLabel, undoNote, hint, onUndo, onConfirm, onSkip, stuck = [] } = bar;
  const label = asking ? (confirm?.ask?.label ?? confirm?.label) : confirm?.label;
  return (
    <div className={styles['buttons']} role="group" aria-label={t('text.decide')}>
      {label === undefined ? null : (
        <button
          type="button"
          className={styles['confirm']}
          data-confirm
          data-asking={asking}
          aria-disabled={confirm?.action === undefined}
          onClick={onConfirm}
        >
          {label}
        </button>
      )}
      <button type="button" aria-disabled={!canUndo} title={canUndo ? undefined : undoNote} onClick={onUndo}>
        {undoLabel}
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
      {stuck.map(({ how, onAsk }) => (
        <button key={how} type="button" data-ask-bot={how} onClick={onAsk}>
          {t(`table.bar.stuck.${how}`)}
        </button>
      ))}
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
      {parts.map((section) => (
        <Section key={section.title} section={section} level={below} />
      ))}
    </section>
  );
}
