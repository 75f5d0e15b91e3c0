import type { Puzzle } from '@la-stanza/bots/puzzles';
import { advisedSentence, type Translate } from '@la-stanza/words';
import { useEffect, useState, type ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { watchPuzzle } from '../../game/puzzles/puzzle-run.ts';
import { keepRush, rushBests } from '../../game/puzzles/rush-memory.ts';
import { lampsLeft, RUSH_LAMPS, solvedIn, type RushAnswers } from '../../game/puzzles/rush.ts';
import { useNamedPlayers } from '../../game/source/use-named-players.ts';
import type { Coach } from '../../table/scene/coach.ts';
import { TableScreen } from '../../table/table-screen.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useReloadHold } from '../../ui/parts/newest-version.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './puzzle-screen.module.css';
import strip from './puzzle-strip.module.css';
import { RushClock } from './rush-clock.tsx';
import rush from './rush-screen.module.css';
import { useRush, type Rush, type RushNow } from './use-rush.ts';

type RushScreenProps = {
  readonly puzzles: readonly Puzzle[];
  readonly onAgain: () => void;
  readonly onLeave: () => void;
  readonly onSettings: () => void;
};

/** Three minutes, three lamps: which of these turns ends best? */
export function RushScreen({ puzzles, onAgain, onLeave, onSettings }: RushScreenProps): ReactNode {
  const t = useTranslate();
  const run = useRush(puzzles);
  const [shown, setShown] = useState<RushNow>();
  const { now, over, answers } = run;
  useReloadHold(over === undefined);
  // the last position stays behind the result
  useEffect(() => {
    if (now !== undefined && over === undefined) setShown(now);
  }, [now, over]);
  return (
    <div className={styles['puzzle']} data-rush={over ?? 'open'}>
      <section className={strip['strip']} aria-label={t('puzzle.rush')}>
        <Button size="icon" aria-label={t('puzzle.rush.leave')} onClick={onLeave}>
          <Symbol name="close" />
        </Button>
        <h1 className={`${strip['goal']} ${rush['title']}`}>{t('puzzle.rush')}</h1>
        <span className={rush['solved']}>{t('puzzle.rush.solved', { count: solvedIn(answers) })}</span>
        <Lamps answers={answers} />
        <RushClock until={run.until} isOver={over !== undefined} />
      </section>
      {shown === undefined ? (
        <div className={rush['counting']}>
          <Counting again={run.again} />
        </div>
      ) : (
        <RushTable
          key={shown.position.record.entries.join()}
          shown={shown}
          run={run}
          navigation={{ onAgain, onLeave, onSettings }}
        />
      )}
    </div>
  );
}

function Lamps({ answers }: { readonly answers: RushAnswers }): ReactNode {
  const t = useTranslate();
  const left = lampsLeft(answers);
  return (
    <span className={rush['lamps']} role="img" aria-label={t('puzzle.rush.lamps', { count: left })}>
      {Array.from({ length: RUSH_LAMPS }, (_, lamp) => (
        <i key={lamp} data-burns={lamp < left} />
      ))}
    </span>
  );
}

type RushTableProps = {
  readonly shown: RushNow;
  readonly run: Rush;
  readonly navigation: Pick<RushScreenProps, 'onAgain' | 'onLeave' | 'onSettings'>;
};

function RushTable({ shown, run, navigation }: RushTableProps): ReactNode {
  const t = useTranslate();
  const [game] = useState(() => watchPuzzle(shown.position));
  const source = useNamedPlayers(game);
  const coach: Coach = {
    framed: true,
    where: t('puzzle.rush'),
    sentence:
      run.over === undefined
        ? t('puzzle.rush.ask', { name: source.moment().players[shown.position.seat]?.name ?? '' })
        : overWords(t, run.over, run.answers),
    say: () =>
      run.over === undefined ? <Answers shown={shown} run={run} /> : <Result run={run} navigation={navigation} />,
  };
  return <TableScreen source={source} onLeave={navigation.onLeave} onSettings={navigation.onSettings} coach={coach} />;
}

function Answers({ shown, run }: Pick<RushTableProps, 'shown' | 'run'>): ReactNode {
  const t = useTranslate();
  const isOpen = run.now === shown;
  return (
    <section className={rush['card']} aria-live="polite" data-question={run.answers.length + 1}>
      <ol>
        {shown.answers.map((line, place) => (
          <li key={place}>
            <Button disabled={!isOpen} onClick={() => run.answer(place)} data-answer={place}>
              <b>{place + 1}</b>
              <span>{advisedSentence(t, shown.position.game.state, line.actions)}</span>
            </Button>
          </li>
        ))}
      </ol>
      {run.now === undefined ? <Counting again={run.again} /> : null}
      <Row answers={run.answers} />
    </section>
  );
}

/** While the next question is counted, and where that failed. */
function Counting({ again }: Pick<Rush, 'again'>): ReactNode {
  const t = useTranslate();
  if (again === undefined) return <p role="status">{t('puzzle.counting')}</p>;
  return (
    <>
      <p role="status">{t('puzzle.count-failed')}</p>
      <Button onClick={again}>{t('site.again')}</Button>
    </>
  );
}

/** What has been right and wrong so far. */
function Row({ answers }: { readonly answers: RushAnswers }): ReactNode {
  return (
    <p className={rush['row']} aria-hidden="true">
      {answers.map((isRight, nth) => (
        <i key={nth} data-right={isRight} />
      ))}
    </p>
  );
}

function overWords(t: Translate, why: NonNullable<Rush['over']>, answers: RushAnswers): string {
  return t('puzzle.rush.over', { why, count: solvedIn(answers) });
}

function Result({ run, navigation }: Omit<RushTableProps, 'shown'>): ReactNode {
  const t = useTranslate();
  const solved = solvedIn(run.answers);
  const [isBest, setIsBest] = useState(false);
  const [bests, setBests] = useState<readonly number[]>([]);
  useEffect(() => {
    setIsBest(keepRush(solved));
    setBests(rushBests());
  }, [solved]);
  return (
    <section className={rush['card']} aria-live="polite" data-rush-result>
      <h2>{overWords(t, run.over ?? 'time', run.answers)}</h2>
      {isBest ? <p>{t('puzzle.rush.record')}</p> : null}
      {bests.length === 0 ? null : <p>{t('puzzle.rush.bests', { list: bests.join(' · ') })}</p>}
      <Row answers={run.answers} />
      <div className={rush['actions']}>
        <Button tone="primary" onClick={navigation.onAgain}>
          {t('puzzle.rush.again')}
        </Button>
        <Button onClick={navigation.onLeave}>{t('puzzle.rush.leave')}</Button>
      </div>
      <p className={rush['note']}>{t('puzzle.rush.note')}</p>
    </section>
  );
}
