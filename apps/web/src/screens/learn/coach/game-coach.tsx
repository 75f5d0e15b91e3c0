import type { Game } from '@la-stanza/engine';
import { figureValues, playerName, type Translate } from '@la-stanza/words';
import { Suspense, useState, type ReactNode } from 'react';
import { Symbol } from '../../../drawing/art/symbol.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import type { Adviser } from '../../../table/hint/adviser.ts';
import { useTranslate } from '../../../ui/messages/messages.ts';
import type { DecisionPicture } from '../../../table/decision/decision-picture.ts';
import type { Table } from '../../../table/scene/table.ts';
import { RuleLink } from '../../../ui/rules/rule-link.tsx';
import { CoachCard } from '../coach-card.tsx';
import { useCoachMemory } from '../../../ui/coach-memory.ts';
import styles from './game-coach.module.css';
import { useAdvice } from './use-advice.ts';
import { closedOptions, openOptions, openWords } from './options-of.ts';
import { RULE_OF_SITUATION } from './rule-of-situation.ts';
import type { Situation } from '../../../ui/situation-ids.ts';
import { part } from '../../../ui/parts/part.tsx';

const CoachIdea = part(async () => (await import('./coach-idea.tsx')).CoachIdea, { face: 'inside', atTable: true });

type Question = 'why' | 'what';

type GameCoachProps = {
  readonly table: Table;
  readonly adviser: Adviser;
  /** The situation to give a tip about. */
  readonly situation: Situation | undefined;
  /** Closes the card without switching the coach off; undefined where it stays open. */
  readonly onClose?: (() => void) | undefined;
};

/** The coach in a real game: a tip in a new situation, and two questions that are always one tap away. */
export function GameCoach({ table, adviser, situation, onClose }: GameCoachProps): ReactNode {
  const t = useTranslate();
  const { game } = table.moment;
  const turn = useCoachMemory((memory) => memory.turn);
  const [asked, setAsked] = useState<{ readonly game: Game; readonly question: Question }>();
  const question = asked?.game === game ? asked.question : undefined;
  const { decision } = table;
  const ask = (next: Question): void => setAsked(next === question ? undefined : { game, question: next });
  return (
    <div className={styles['coach']} data-quiet={situation === undefined && question === undefined}>
      <CoachCard
        note={
          <>
            <button type="button" className={styles['off']} onClick={() => turn(false)}>
              {t('coach.off')}
            </button>
            {onClose === undefined ? null : (
              <button type="button" className={styles['off']} aria-label={t('table.close')} onClick={onClose}>
                <Symbol name="close" size={18} />
              </button>
            )}
          </>
        }
        foot={
          decision === undefined ? null : (
            <div className={styles['questions']}>
              <Button aria-expanded={question === 'why'} onClick={() => ask('why')}>
                {t('coach.why')}
              </Button>
              <Button aria-expanded={question === 'what'} onClick={() => ask('what')}>
                {t('coach.what')}
              </Button>
            </div>
          )
        }
        sentence={question === undefined ? tipOf(t, table, situation) : questionSentence(t, table, question)}
      >
        {decision === undefined || question === undefined ? null : (
          <Answer table={table} adviser={adviser} decision={decision} question={question} />
        )}
        {situation === undefined || question !== undefined ? null : <RuleLink rule={RULE_OF_SITUATION[situation]} />}
      </CoachCard>
    </div>
  );
}

function tipOf(
  t: Translate,
  { moment, view, acting, decision, isEnding }: Table,
  situation: Situation | undefined,
): string {
  if (decision === undefined) {
    return acting === undefined ? '' : t('coach.waiting', { player: playerName(moment.players, acting) });
  }
  if (isEnding) return t('coach.end');
  return situation === undefined ? t('coach.quiet') : t(`coach.tip.${situation}`, figureValues(t, view));
}

/** The closed options. On a walk also that the other spaces are too far: they are too many to list. */
function closedWords(t: Translate, { view }: Table, decision: DecisionPicture): string[] {
  const far = view.open.decision === 'walk' ? [t('coach.far', { steps: view.figures.steps })] : [];
  return [...closedOptions(decision), ...far];
}

function questionSentence(t: Translate, table: Table, question: Question): string {
  const { decision } = table;
  if (question === 'what') return t('coach.open');
  const isAnyClosed = decision !== undefined && closedWords(t, table, decision).length > 0;
  return t(isAnyClosed ? 'coach.closed' : 'coach.nothing-closed');
}

type AnswerProps = {
  readonly table: Table;
  readonly adviser: Adviser;
  readonly decision: DecisionPicture;
  readonly question: Question;
};

function Answer({ table, adviser, decision, question }: AnswerProps): ReactNode {
  const t = useTranslate();
  if (question === 'what') return <Ideas table={table} adviser={adviser} decision={decision} />;
  return (
    <ul className={styles['list']} tabIndex={0}>
      {closedWords(t, table, decision).map((closed) => (
        <li key={closed}>
          <Symbol name="lock" size={14} />
          {closed}
        </li>
      ))}
    </ul>
  );
}

/** The open options, and what a strong player would do. */
function Ideas({ table, adviser, decision }: Omit<AnswerProps, 'question'>): ReactNode {
  const offers = openOptions(decision);
  const t = useTranslate();
  const advice = useAdvice(table.moment.game, adviser);
  return (
    <>
      <ul className={styles['list']} tabIndex={0}>
        {offers.map(({ key, title, note, badge }) => (
          <li key={key}>
            <Symbol name="right" size={14} />
            {openWords(badge === undefined ? title : `${badge} · ${title}`, note)}
          </li>
        ))}
      </ul>
      {advice.state === 'failed' ? (
        <div className={styles['idea']}>
          <span>{t('hint.failed')}</span>
          <Button onClick={advice.again}>{t('site.again')}</Button>
        </div>
      ) : null}
      {advice.state !== 'known' || advice.found === undefined ? null : (
        <Suspense>
          <CoachIdea table={table} decision={decision} found={advice.found} />
        </Suspense>
      )}
    </>
  );
}
