import { MAX_REWARD, type Seat } from '@la-stanza/engine';
import { createChronicler } from '@la-stanza/words';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import type { GameSource } from '../game/source/game-source.ts';
import type { Adviser } from './hint/adviser.ts';
import { loadTexts, useTranslate } from '../ui/messages/messages.ts';
import { useSettings } from '../ui/settings.ts';
import { Announcer } from './layout/announcer.tsx';
import type { PlaceName } from '../drawing/targets/place.ts';
import { CeremonyStage, prepareCeremonies } from './ceremony/late-ceremony-stage.ts';
import { useOccasion } from './ceremony/use-occasion.ts';
import { turnsToRecap } from './chronicle/turns-to-recap.ts';
import type { Coach } from './scene/coach.ts';
import type { OnlineSlots } from './scene/online-slots.ts';
import { numbered } from './decision/numbered.ts';
import { useRecap } from './recap/use-recap.ts';
import { useExplain } from './explain/use-explain.ts';
import type { Fit } from './fit/fit-window.ts';
import { useFit } from './fit/use-fit.ts';
import { useForecast } from './forecast/use-forecast.ts';
import { useHandover } from './handover/use-handover.ts';
import { MotionLayer } from './motion/motion-layer.tsx';
import type { ReplayFrame, TableParts } from './layout/table-parts.ts';
import { useHintedScene } from './hint/use-hinted-scene.ts';
import { PlaceFrames } from './layout/place-frames.tsx';
import { TableLayout } from './table-layout.tsx';
import { TapGuard } from './layout/tap-guard.tsx';
import { coached } from './scene/coached.ts';
import styles from './table-screen.module.css';
import { useDrag } from './layout/use-drag.ts';
import { useKeyFocus } from './layout/use-key-focus.ts';
import { useKeys } from './layout/use-keys.ts';
import { useEndAtOnce } from './scene/use-end-at-once.ts';
import { useTable } from './scene/use-table.ts';
import { fetchForTable } from '../ui/parts/retried.ts';
import { useReloadHold } from '../ui/parts/newest-version.ts';
import { part } from '../ui/parts/part.tsx';

// Needed only on a shared device, or on demand.
const HandoverScreen = part(async () => (await import('./handover/handover-screen.tsx')).HandoverScreen, {
  atTable: true,
});
const ExplainView = part(
  async () => {
    const [{ ExplainView: Loaded }] = await Promise.all([import('./explain/explain-view.tsx'), loadTexts('cards')]);
    return Loaded;
  },
  { atTable: true, close: ({ onClose }) => onClose() },
);
const ForecastCard = part(async () => (await import('./forecast/forecast-card.tsx')).ForecastCard, {
  atTable: true,
  close: ({ onClose }) => onClose(),
});
const AskBubble = part(async () => (await import('./forecast/ask-bubble.tsx')).AskBubble, {
  atTable: true,
  close: ({ onStay }) => onStay(),
});
const WhileYouWaited = part(async () => (await import('./recap/while-you-waited.tsx')).WhileYouWaited, {
  face: 'none',
  atTable: true,
});
const Remarks = part(
  async () => {
    const [{ Remarks: Loaded }] = await Promise.all([import('./remarks/remarks.tsx'), loadTexts('cards')]);
    return Loaded;
  },
  { face: 'none', atTable: true },
);
const Help = part(async () => (await import('./layout/help.tsx')).Help, {
  atTable: true,
  close: ({ onClose }) => onClose(),
});

type TableScreenProps = {
  /** Where the game comes from: this device, a server or a record. */
  readonly source: GameSource;
  readonly onLeave: () => void;
  readonly onSettings?: (() => void) | undefined;
  /** Makes bots answer without a pause until a person must decide. */
  readonly onSkip?: (() => void) | undefined;
  /** Gives hints, where they are allowed. */
  readonly adviser?: Adviser | undefined;
  /** Explains, and may close options. */
  readonly coach?: Coach | undefined;
  /** For an online game. */
  readonly online?: OnlineSlots | undefined;
  /** For a replay. */
  readonly replay?: ReplayFrame | undefined;
  /** Called with the number of the entry whose chronicle line was chosen. */
  readonly onLine?: ((seq: number) => void) | undefined;
};

/** The whole table in the layout that fits the window. */
export function TableScreen(props: TableScreenProps): ReactNode {
  const { source, onLeave, onSettings, onSkip, adviser, online, replay, onLine } = props;
  const t = useTranslate();
  const handover = useHandover(source);
  const coach = handover?.coach ?? props.coach;
  const table = useTable(source, coach);
  const isText = useSettings((settings) => settings.textView);
  const root = useRef<HTMLDivElement>(null);
  const fit = useFit(root, table.view.seats.length - 1);
  const layout = isText ? 'text' : fit.layout;
  const [enlarged, setEnlarged] = useState<Seat>();
  const [matOpen, setMatOpen] = useState(false);
  const [logOpen, setLogOpen] = useState(false);
  const [helpOpen, setHelpOpen] = useState(false);
  const [hurried, setHurried] = useState(false);
  const [isMoving, setIsMoving] = useState(false);
  const [pointed, setPointed] = useState<readonly PlaceName[]>([]);
  const [leaving, setLeaving] = useState(false);
  const [remarks, setRemarks] = useState<ReadonlyMap<number, string>>(NO_REMARKS);
  const hasRemarks = useSettings((settings) => settings.remarks);
  const { open: forecast, close: closeForecast } = useForecast(
    root,
    table.isDirect ? table.look : undefined,
    table.moment.game,
  );
  const { explained, close, explainFocus } = useExplain(
    root,
    useSettings((settings) => settings.explainOnHover),
  );
  useDrag(root);
  useKeyFocus(root, table.moment.game);
  const endsByItself = useEndAtOnce(table);
  const chronicler = useMemo(() => createChronicler(), [source]);
  const onLineNow = useRef(onLine);
  useEffect(() => {
    onLineNow.current = onLine;
  });
  // a stable callback, so that the chronicle renders again only when it has changed
  const chooseLine = useCallback((seq: number) => onLineNow.current?.(seq), []);
  const chronicleSteps = replay?.whole ?? table.moment.steps;
  const turns = useMemo(() => chronicler(chronicleSteps), [chronicler, chronicleSteps]);
  const isWaiting = table.decision === undefined;
  useEffect(() => {
    if (!isWaiting) setHurried(false);
  }, [isWaiting]);
  const skip = (): void => {
    setHurried(true);
    onSkip?.();
  };
  const { seatsHere } = table.moment;
  const isReplay = replay !== undefined;
  const recapTurns = useMemo(() => (isReplay ? [] : turnsToRecap(turns, seatsHere)), [isReplay, turns, seatsHere]);
  const { hint, scene: plain } = useHintedScene(table, adviser, {
    recapTurns,
    isMoving,
    onSkip: onSkip === undefined ? undefined : skip,
    onAskBot: source.askBot,
  });
  const scene = coached(plain, coach);
  const { view, moment } = table;
  const occasion = useOccasion({ moment, isEnding: table.isEnding, prepare: prepareCeremonies });
  const [told, setTold] = useState('');
  // what the table's buttons lead to does not wait for the buttons: the network may be gone by then
  useEffect(() => afterPaint(() => void fetchForTable(adviser?.prepare)), [adviser]);
  useReloadHold(table.isChoosing || (moment.unconfirmed ?? 0) > 0);

  useKeys({
    onConfirm: table.confirm,
    onUndo: scene.bar.onUndo,
    onNumber: (number) => numbered(scene.panel)[number - 1]?.onChoose(),
    onMat: () => setMatOpen((open) => !open),
    onLog: () => {
      if (!isText) setLogOpen((open) => !open);
      root.current?.querySelector<HTMLElement>('[data-chronicle]')?.focus();
    },
    onCoach: () => root.current?.querySelector<HTMLElement>('[data-coach-line]')?.click(),
    onText: toggleText,
    onExplain: () => {
      if (!explainFocus()) setHelpOpen(true);
    },
    onEscape: () => {
      close();
      setEnlarged(undefined);
      setMatOpen(false);
      setLogOpen(false);
      setHelpOpen(false);
      setLeaving(false);
      closeForecast();
      if (table.asking) table.undo();
    },
  });

  const ownTurn = turns.at(-1);
  // nothing is worth a word before everyone has played twice
  const mayRemark =
    !isReplay && turns.length > 2 * moment.players.length && moment.players.some(({ bot }) => bot !== undefined);
  const recap = useRecap(table, { recapTurns, ownTurn, layout, coach });

  // whoever sits here is asked; a lesson, a replay and a finished game are simply left
  const asksToLeave =
    replay === undefined && coach?.framed !== true && seatsHere.length > 0 && table.acting !== undefined;
  const onEnlarge = useCallback((next: Seat) => setEnlarged((now) => (now === next ? undefined : next)), []);
  const parts: TableParts = {
    table,
    scene,
    turns,
    remarks: hasRemarks ? remarks : NO_REMARKS,
    recapTurns,
    onPoint: setPointed,
    enlarged: scene.others.find((other) => other.seat === enlarged),
    onEnlarge,
    onMove: (by) => {
      const at = scene.others.findIndex((other) => other.seat === enlarged);
      setEnlarged(scene.others[(at + by + scene.others.length) % scene.others.length]?.seat);
    },
    matOpen,
    onMat: () => setMatOpen((open) => !open),
    logOpen,
    onLog: () => setLogOpen((open) => !open),
    fit,
    onLeave: asksToLeave ? () => setLeaving(true) : onLeave,
    hint,
    onHelp: () => setHelpOpen(true),
    onText: toggleText,
    onSettings,
    coach,
    online,
    replay,
    onLine: onLine === undefined ? undefined : chooseLine,
  };

  return (
    <div
      ref={root}
      className={styles['table']}
      data-layout={layout}
      data-text={fit.isLarge ? 'large' : 'normal'}
      style={scaleOf(fit)}
      data-decision={table.isEnding ? 'end-turn' : view.open.decision}
      data-decides={table.decision !== undefined}
      data-entries={table.entries}
      data-over={table.acting === undefined}
      data-line={moment.game.line.length}
      data-ending={table.isEnding}
      data-asks={table.asking}
      data-ends-by-itself={endsByItself}
    >
      <div className={styles['stage']} style={isText ? undefined : stageStyle(fit)} data-scaled={fit.scale !== 1}>
        <Suspense>
          <TableLayout layout={layout} parts={parts} />
        </Suspense>
      </div>
      <Suspense>
        {explained === undefined ? null : <ExplainView table={table} explained={explained} onClose={close} />}
      </Suspense>
      <Suspense>
        {forecast === undefined || table.asking || table.decision === undefined || table.isEnding ? null : (
          <ForecastCard root={root} table={table} open={forecast} onClose={closeForecast} />
        )}
        {isText || table.ask === undefined ? null : (
          <AskBubble
            key={table.ask.kind}
            find={() => chosenAt(root.current)}
            title={table.ask.title}
            sentence={table.ask.sentence}
            label={table.ask.label}
            isLoss={table.ask.kind !== 'draw'}
            onStay={table.undo}
            onDo={table.confirm}
          />
        )}
        {recap.isOpen && !isMoving ? (
          <WhileYouWaited
            root={root}
            table={table}
            recapTurns={recapTurns}
            onPoint={setPointed}
            onClose={recap.close}
          />
        ) : null}
        {leaving ? (
          <AskBubble
            find={() => root.current?.querySelector('[data-leave]') ?? undefined}
            title={t('table.ask.leave')}
            sentence={t('table.ask.leave-note')}
            label={t('table.ask.leave-go')}
            onStay={() => setLeaving(false)}
            onDo={onLeave}
          />
        ) : null}
      </Suspense>
      <Suspense>
        {helpOpen ? (
          <Help
            state={moment.game.state}
            rungs={MAX_REWARD + view.figures.masterpieceStrength.length}
            isText={isText}
            onText={toggleText}
            onClose={() => setHelpOpen(false)}
          />
        ) : null}
      </Suspense>
      {isText ? null : (
        <>
          <PlaceFrames table={root} places={pointed} />
          <TapGuard game={moment.game} isDeciding={table.decision !== undefined} />
          <MotionLayer
            table={root}
            moment={moment}
            hurried={hurried || replay?.isJump === true}
            isReplay={isReplay}
            onMoving={setIsMoving}
          />
        </>
      )}
      <Suspense>
        {isReplay || coach?.framed === true || occasion === undefined ? null : (
          <CeremonyStage
            table={root}
            occasion={occasion}
            game={moment.game}
            isSilent={isText || hurried}
            isCovered={handover !== undefined}
            isDeciding={!isWaiting}
            onTell={setTold}
          />
        )}
      </Suspense>
      <Suspense>
        {seatsHere.length < 2 ? null : <HandoverScreen handover={handover} table={table} turns={turns} />}
      </Suspense>
      <Suspense>
        {mayRemark && hasRemarks ? <Remarks root={root} table={table} turns={turns} onSaid={setRemarks} /> : null}
      </Suspense>
      {replay === undefined ? <Announcer table={table} turns={turns} ceremony={told} /> : null}
    </div>
  );
}

const NO_REMARKS: ReadonlyMap<number, string> = new Map();

/** The chosen target: on the board or the mat before the list. */
function chosenAt(root: HTMLElement | null): Element | undefined {
  const chosen = [...(root?.querySelectorAll('[data-state="chosen"]') ?? [])].filter(
    (element) => element.getBoundingClientRect().width > 0,
  );
  return chosen.find((element) => element.closest('[data-panel]') === null) ?? chosen[0];
}

/** The scale for elements that cover the table and match its size. */
function scaleOf({ scale }: Fit): CSSProperties & Record<'--scale', number> {
  return { '--scale': scale };
}

/** Wide windows show the same table, drawn larger. */
function stageStyle({ scale, width, height }: Fit): CSSProperties | undefined {
  return scale === 1 ? undefined : { width, height, transform: `scale(${scale})` };
}

/** Runs something when the browser has painted and has nothing else to do. */
function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Switches between pictures and text; the device remembers it. */
function toggleText(): void {
  const { textView, change } = useSettings.getState();
  change({ textView: !textView });
}
