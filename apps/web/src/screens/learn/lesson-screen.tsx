import { ACTIONS } from '@la-stanza/engine';
import type { Translate } from '@la-stanza/words';
import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { useNamed } from '../../game/source/use-named.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import type { Coach } from '../../table/scene/coach.ts';
import type { Guide } from '../../table/decision/deciding.ts';
import { TableScreen } from '../../table/table-screen.tsx';
import { motionLength } from '../../ui/theme/motion.ts';
import { useSettings } from '../../ui/settings.ts';
import { useLearned } from './learn-memory.ts';
import { LessonCard } from './lesson-card.tsx';
import { LessonEnd } from './lesson-end.tsx';
import { openLesson, type LessonMoment, type LessonRun } from './lesson-run.ts';
import styles from './lesson-screen.module.css';
import { LessonStrip } from './lesson-strip.tsx';
import type { LessonWays } from './lesson-ways.ts';
import type { Lesson, LessonId } from './lesson.ts';
import { LESSONS } from './lessons/lessons.ts';
import { roomShown } from './room-shown.ts';
import { Spotlight } from './spotlight.tsx';
import { stepWords } from './step-words.ts';

type LessonScreenProps = LessonWays & {
  readonly id: LessonId;
  readonly onSettings: () => void;
};

// Long enough to see what the rival does, short enough for a minute's lesson.
const STEP_SHOWN = 700;
const QUICKEST = 0.4;

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, STEP_SHOWN * Math.max(motionLength(), QUICKEST));
  });

/** A lesson: the table over its position, and the coach beside the choices. */
export function LessonScreen({ id, onSettings, ...ways }: LessonScreenProps): ReactNode {
  const t = useTranslate();
  const lesson = LESSONS[id];
  const [run, setRun] = useState<LessonRun>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    const opened = open(t, lesson, round === 0);
    setRun(opened);
    return () => {
      opened.source.close();
      setRun(undefined);
    };
  }, [lesson, round]);
  if (run === undefined) return null;
  const repeat = (): void => setRound(round + 1);
  return <RunningLesson lesson={lesson} run={run} ways={ways} onRepeat={repeat} onSettings={onSettings} />;
}

/** Where the learner left it, unless it is to be repeated. */
function open(t: Translate, lesson: Lesson, resumes: boolean): LessonRun {
  const { left, keep, finish } = useLearned.getState();
  const { playerName } = useSettings.getState();
  const players: readonly SeatedPlayer[] = [
    { name: playerName, colour: 'plum' },
    { name: t('learn.rival'), colour: 'onyx', bot: 'novice' },
  ];
  return openLesson({
    lesson,
    players,
    from: resumes && left?.lesson === lesson.id ? left : undefined,
    keep: (mark) => (mark.at < lesson.steps.length ? keep(lesson.id, mark) : finish(lesson.id)),
    pause,
  });
}

type RunningLessonProps = {
  readonly lesson: Lesson;
  readonly run: LessonRun;
  readonly ways: LessonWays;
  readonly onRepeat: () => void;
  readonly onSettings: () => void;
};

const NOTHING: readonly string[] = [];

function RunningLesson({ lesson, run, ways, onRepeat, onSettings }: RunningLessonProps): ReactNode {
  const t = useTranslate();
  const source = useNamed(run.source);
  const moment = useSyncExternalStore(run.source.subscribe, run.moment);
  const guide = useMemo(() => guideOf(t, moment), [t, moment]);
  const shows = moment.missed ? NOTHING : (moment.step?.shows ?? NOTHING);
  const coach: Coach = {
    guide,
    framed: true,
    sentence: sentenceOf(t, moment),
    room: ({ view, foreseen }) => (foreseen === undefined ? roomShown(view, shows) : undefined),
    say: (table) => (
      <>
        <Spotlight shows={shows} />
        {moment.step === undefined ? (
          <LessonEnd lesson={lesson} game={table.moment.game} ways={ways} onRepeat={onRepeat} />
        ) : (
          <LessonCard lesson={lesson} run={run} moment={moment} step={moment.step} table={table} />
        )}
      </>
    ),
  };
  return (
    <div className={styles['lesson']}>
      <LessonStrip lesson={lesson} moment={moment} ways={ways} onRepeat={onRepeat} />
      <TableScreen source={source} onLeave={ways.onLeave} onSettings={onSettings} coach={coach} />
    </div>
  );
}

/** What the bar says while the coach is to be heard first. */
function sentenceOf(t: Translate, { step }: LessonMoment): string | undefined {
  if (step === undefined) return t('learn.over');
  return step.kind === 'look' || step.kind === 'ask' ? t('learn.first-read') : undefined;
}

/** What the coach answers to a legal action that is not meant now. */
function guideOf(t: Translate, { step, start, missed }: LessonMoment): Guide {
  return (id) => {
    const action = ACTIONS[id];
    if (action === undefined || (step?.kind !== 'do' && step?.kind !== 'prove')) return undefined;
    if (step.allows(action) && !missed) return undefined;
    return t(step.miss, stepWords(t, start, step));
  };
}
