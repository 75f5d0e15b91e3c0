import { ACTIONS } from '@la-stanza/engine';
import type { Translate } from '@la-stanza/words';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { useNamedPlayers } from '../../game/source/use-named-players.ts';
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
import type { LessonNavigation } from './lesson-navigation.ts';
import type { Lesson, LessonId } from './lesson.ts';
import { LESSONS } from './lessons/lessons.ts';
import { roomShown } from './room-shown.ts';
import { onStage, Spotlight } from './spotlight.tsx';
import { stepWords } from './step-words.ts';

type LessonScreenProps = LessonNavigation & {
  readonly id: LessonId;
  readonly onSettings: () => void;
};

// Long enough to see the rival's actions, short enough for a lesson of a minute.
const STEP_SHOWN = 700;
const QUICKEST = 0.4;

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, STEP_SHOWN * Math.max(motionLength(), QUICKEST));
  });

/** A lesson: the table with its position, and the coach beside the choices. */
export function LessonScreen({ id, onSettings, ...navigation }: LessonScreenProps): ReactNode {
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
  return <RunningLesson lesson={lesson} run={run} navigation={navigation} onRepeat={repeat} onSettings={onSettings} />;
}

/** Continues where the learner left the lesson, unless it is repeated. */
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
  readonly navigation: LessonNavigation;
  readonly onRepeat: () => void;
  readonly onSettings: () => void;
};

const NOTHING: readonly string[] = [];

function RunningLesson({ lesson, run, navigation, onRepeat, onSettings }: RunningLessonProps): ReactNode {
  const t = useTranslate();
  const source = useNamedPlayers(run.source);
  const moment = useSyncExternalStore(run.source.subscribe, run.moment);
  const guide = useMemo(() => guideOf(t, moment), [t, moment]);
  const shows = moment.missed ? NOTHING : (moment.step?.shows ?? NOTHING);
  const find = useCallback(() => onStage(shows), [shows]);
  const coach: Coach = {
    guide,
    framed: true,
    sentence: sentenceOf(t, moment),
    room: ({ view, foreseen }) => (foreseen === undefined ? roomShown(view, shows) : undefined),
    say: (table) => (
      <>
        <Spotlight find={find} />
        {moment.step === undefined ? (
          <LessonEnd lesson={lesson} game={table.moment.game} navigation={navigation} onRepeat={onRepeat} />
        ) : (
          <LessonCard lesson={lesson} run={run} moment={moment} step={moment.step} table={table} />
        )}
      </>
    ),
  };
  return (
    <div className={styles['lesson']}>
      <LessonStrip lesson={lesson} moment={moment} navigation={navigation} onRepeat={onRepeat} />
      <TableScreen source={source} onLeave={navigation.onLeave} onSettings={onSettings} coach={coach} />
    </div>
  );
}

/** The sentence of the bar while the coach speaks first. */
function sentenceOf(t: Translate, { step }: LessonMoment): string | undefined {
  if (step === undefined) return t('learn.over');
  return step.kind === 'look' || step.kind === 'ask' ? t('learn.first-read') : undefined;
}

/** The coach's answer to a legal action that the step does not ask for. */
function guideOf(t: Translate, { step, start, missed }: LessonMoment): Guide {
  return (id) => {
    const action = ACTIONS[id];
    if (action === undefined || (step?.kind !== 'do' && step?.kind !== 'prove')) return undefined;
    if (step.allows(action) && !missed) return undefined;
    return t(step.miss, stepWords(t, start, step));
  };
}
