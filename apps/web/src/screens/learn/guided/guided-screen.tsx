import { ACTIONS, view as viewOf, type ActionId, type Game, type View, whoseTurn } from '@la-stanza/engine';
import { playerName, type Translate } from '@la-stanza/words';
import { Suspense, useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { RoomName } from '../../../drawing/board/board-picture.ts';
import { botOf } from '../../../game/bots/bot-people.ts';
import type { GameMoment, SeatedPlayer } from '../../../game/source/game-source.ts';
import type { LocalGame } from '../../../game/source/local-game.ts';
import { useNamedPlayers } from '../../../game/source/use-named-players.ts';
import type { Guide } from '../../../table/decision/deciding.ts';
import type { Coach } from '../../../table/scene/coach.ts';
import type { Table } from '../../../table/scene/table.ts';
import { TableScreen } from '../../../table/table-screen.tsx';
import { useTranslate } from '../../../ui/messages/messages.ts';
import { useSettings } from '../../../ui/settings.ts';
import { motionLength } from '../../../ui/theme/motion.ts';
import { useLearned } from '../learn-memory.ts';
import { rivalOf } from '../lesson-references.ts';
import { LEARNER } from '../lesson.ts';
import { spoken, type Sentence } from '../sentence.ts';
import { GuidedCoach } from './guided-coach.tsx';
import { GuidedEnd } from './guided-end.tsx';
import { openGuidedGame } from './guided-game.ts';
import type { GuidedNavigation } from './guided-navigation.ts';
import { afterAction, keepsTheWay } from './guided-plan.ts';
import styles from './guided-screen.module.css';
import {
  guidedMoment,
  GUIDED_STEPS,
  praiseOf,
  stampNow,
  stampsOf,
  stepNumber,
  type GuidedMoment,
  type Praise,
} from './guided-sentences.ts';
import { GuidedStrip } from './guided-strip.tsx';
import { PraiseLine } from './praise-line.tsx';
import { useLayoutName } from './use-layout-name.ts';
import { GameEnd } from '../../score/late-game-end.ts';
import { ToScore } from '../../score/to-score.tsx';

type GuidedScreenProps = GuidedNavigation & { readonly onSettings: () => void };

const END_STEP = stepNumber('end');

// Long enough to see what Ambrogio does.
const STEP_SHOWN = 700;
const QUICKEST = 0.4;

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, STEP_SHOWN * Math.max(motionLength(), QUICKEST));
  });

/** The first game: a real one, in which the coach points at every step. */
export function GuidedScreen(navigation: GuidedScreenProps): ReactNode {
  const [game, setGame] = useState<LocalGame>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    const opened = open(round === 0);
    setGame(opened);
    return () => {
      opened.close();
      setGame(undefined);
    };
  }, [round]);
  if (game === undefined) return null;
  return <RunningGame game={game} navigation={navigation} onAgain={() => setRound(round + 1)} />;
}

/** Continues where the learner left the game, unless it is played again. */
function open(resumes: boolean): LocalGame {
  const { left, keep } = useLearned.getState();
  const players: readonly SeatedPlayer[] = [
    { name: useSettings.getState().playerName, colour: 'plum' },
    { name: botOf('copper', 'novice').name, colour: 'copper', bot: 'novice' },
  ];
  return openGuidedGame({
    players,
    entries: resumes && left?.lesson === 'game' ? left.entries : undefined,
    keep: (entries) => keep('game', { at: 1, entries }),
    pause,
  });
}

type RunningGameProps = {
  readonly game: LocalGame;
  readonly navigation: GuidedScreenProps;
  readonly onAgain: () => void;
};

function RunningGame({ game: opened, navigation, onAgain }: RunningGameProps): ReactNode {
  const t = useTranslate();
  const source = useNamedPlayers(opened);
  const moment = useSyncExternalStore(source.subscribe, source.moment);
  const { game, players } = moment;
  const [hasBegun, setHasBegun] = useState(() => game.line.some(({ seat }) => seat === LEARNER));
  const [looksAtTable, setLooksAtTable] = useState(false);
  const [isNew, setIsNew] = useState(true);
  const view = useMemo(() => viewOf(game.state), [game]);
  const say = (sentence: Sentence): string => spoken({ t, view, players }, sentence);
  const guided = useMemo(() => guidedMoment(game), [game]);
  const guide = useMemo(() => guideOf(t, moment, guided), [t, moment, guided]);
  const isOver = whoseTurn(game.state).who === 'nobody';
  useEffect(() => {
    if (isOver) useLearned.getState().finish('game');
  }, [isOver]);
  const step = stepNow(guided, hasBegun, isOver);
  const start: Sentence = { say: 'learn.game.start', refs: { rival: { kind: 'seat', seat: rivalOf(view).seat } } };
  const coach: Coach = {
    guide,
    framed: true,
    where: t('learn.game.title'),
    sentence: hasBegun ? undefined : say(start),
    room: ({ foreseen }) => (foreseen === undefined ? roomOfAction(view, guided) : undefined),
    say: (table) => (
      <Speaking
        table={table}
        guided={hasBegun ? guided : undefined}
        start={hasBegun ? undefined : start}
        onBegin={() => setHasBegun(true)}
      />
    ),
  };
  if (isOver && !looksAtTable) {
    return (
      <Suspense>
        <GameEnd
          isNew={isNew}
          source={source}
          next={{
            label: t('learn.game.play', { rival: playerName(players, rivalOf(view).seat) }),
            symbol: 'play',
            onGo: navigation.onPlay,
          }}
          others={[
            { label: t('learn.game.lessons'), symbol: 'rules', onGo: navigation.onLessons },
            { label: t('learn.game.again'), symbol: 'undo', onGo: onAgain },
          ]}
          onReplay={undefined}
          onLook={() => {
            setIsNew(false);
            setLooksAtTable(true);
          }}
          onLeave={navigation.onLeave}
          coach={<GuidedEnd game={game} players={players} />}
        />
      </Suspense>
    );
  }
  return (
    <div className={styles['guided']}>
      <GuidedStrip step={step} stamps={stampsOf(game)} now={stampNow(game)} onLeave={navigation.onLeave} />
      <TableScreen source={source} onLeave={navigation.onLeave} onSettings={navigation.onSettings} coach={coach} />
      {isOver ? <ToScore onGo={() => setLooksAtTable(false)} /> : null}
    </div>
  );
}

function stepNow(guided: GuidedMoment | undefined, hasBegun: boolean, isOver: boolean): number {
  if (isOver) return GUIDED_STEPS;
  return hasBegun ? (guided?.step ?? END_STEP) : stepNumber('welcome');
}

/** The coach's answer to a legal action after which the first game could not be finished. */
function guideOf(t: Translate, { game, players }: GameMoment, guided: GuidedMoment | undefined): Guide {
  return (action, also) =>
    guided === undefined || keepsBoth(game, action, also)
      ? undefined
      : spoken({ t, view: viewOf(game.state), players }, guided.miss);
}

function keepsBoth(game: Game, action: ActionId, also: ActionId | undefined): boolean {
  if (!keepsTheWay(game, action)) return false;
  const then = also === undefined ? undefined : afterAction(game, action);
  return also === undefined || (then !== undefined && keepsTheWay(then, also));
}

/** The room of the action the coach points at; the decision itself knows the others. */
function roomOfAction({ ring }: View, guided: GuidedMoment | undefined): RoomName | undefined {
  const action = guided === undefined ? undefined : ACTIONS[guided.action];
  if (action?.kind === 'land') return ring[action.space]?.room ?? 'bonus';
  return action?.kind === 'activate' ? action.discipline : undefined;
}

type SpeakingProps = {
  readonly table: Table;
  readonly guided: GuidedMoment | undefined;
  /** The welcome, before the first step. */
  readonly start: Sentence | undefined;
  readonly onBegin: () => void;
};

/** What the coach says at this moment of the table, and her praise for the last step. */
function Speaking({ table, guided, start, onBegin }: SpeakingProps): ReactNode {
  const t = useTranslate();
  const layout = useLayoutName();
  const isText = useSettings((settings) => settings.textView);
  const floats = !isText && (layout === 'desktop' || layout === 'tablet');
  const { moment, view, isEnding, decision, reason, acting } = table;
  const { players } = moment;
  const { praise, forget } = usePraise(table);
  const say = (sentence: Sentence): string => spoken({ t, view, players }, sentence);
  const rival: Sentence['refs'] = { rival: { kind: 'seat', seat: rivalOf(view).seat } };
  const isFirst = guided !== undefined && guided.step < END_STEP;
  const praised = praise === undefined ? undefined : say(praise.sentence);
  const shown =
    start !== undefined
      ? { step: stepNumber('welcome'), text: say(start) }
      : isEnding
        ? {
            step: isFirst ? END_STEP : (guided?.step ?? END_STEP),
            text: say(isFirst ? { say: 'learn.game.end-first', refs: rival } : { say: 'learn.game.end', refs: {} }),
          }
        : guided === undefined || decision === undefined
          ? undefined
          : { step: guided.step, text: say(guided.sentence) };
  const waits = shown === undefined && acting !== undefined && !floats;
  const show = (): void => {
    if (isEnding) table.confirm();
    else if (guided !== undefined) table.pick({ action: guided.action, also: guided.also });
  };
  return (
    <>
      {shown === undefined ? null : (
        <GuidedCoach
          step={shown.step}
          sentence={shown.text}
          answer={reason}
          action={start === undefined ? guided?.action : undefined}
          also={start === undefined ? guided?.also : undefined}
          isEnding={isEnding}
          floats={floats}
          onBegin={start === undefined ? undefined : onBegin}
          onShow={start === undefined ? show : undefined}
        />
      )}
      {waits ? <p className={styles['waiting']}>{say({ say: 'learn.game.waiting', refs: rival })}</p> : null}
      {praise === undefined || praised === undefined ? null : (
        <PraiseLine text={praised} at={praise.at} floats={floats} onGone={forget} />
      )}
      <p className={styles['spoken']} aria-live="polite">
        {praised}
      </p>
    </>
  );
}

/** The praise for the learner's latest step, until it is gone. */
function usePraise({ moment: { steps }, view }: Table): {
  readonly praise: Praise | undefined;
  readonly forget: () => void;
} {
  const own = steps.filter(({ entry }) => entry.seat === LEARNER);
  const counted = useRef(own.length);
  const [praise, setPraise] = useState<Praise>();
  useEffect(() => {
    const isNew = own.length > counted.current;
    counted.current = own.length;
    setPraise(isNew ? praiseOf(view, own.at(-1)?.events ?? []) : undefined);
    // only another own step is praised
  }, [own.length]);
  return { praise, forget: () => setPraise(undefined) };
}
