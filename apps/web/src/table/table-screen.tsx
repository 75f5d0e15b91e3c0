import { MAX_REWARD, type Seat } from '@la-stanza/engine';
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react';
import type { GameSource } from '../game/source/game-source.ts';
import type { Adviser } from './hint/adviser.ts';
import { useSettings } from '../ui/settings.ts';
import { Announcer } from './layout/announcer.tsx';
import type { PlaceName } from '../drawing/target/place.ts';
import { newsOf } from './chronicle/news.ts';
import { createChronicler } from './chronicle/chronicler.ts';
import type { Coach } from './scene/coach.ts';
import type { Company } from './scene/company.ts';
import { numbered } from './decision/numbered.ts';
import { useExplain } from './explain/use-explain.ts';
import type { Fit } from './fit/fit-window.ts';
import type { LayoutName } from './fit/layout-of.ts';
import { useFit } from './fit/use-fit.ts';
import { useHandover } from './handover/use-handover.ts';
import { MotionLayer } from './motion/motion-layer.tsx';
import type { ReplayFrame, TableParts } from './layout/parts.ts';
import { useHintedScene } from './hint/use-hinted-scene.ts';
import { Pointed } from './layout/pointed.tsx';
import type { Scene } from './scene/scene.ts';
import styles from './table-screen.module.css';
import { useDrag } from './layout/use-drag.ts';
import { useKeys } from './layout/use-keys.ts';
import { useTable } from './scene/use-table.ts';

// A device needs one of them.
const DesktopTable = lazy(async () => ({ default: (await import('./layout/desktop-table.tsx')).DesktopTable }));
const LandscapeTable = lazy(async () => ({ default: (await import('./layout/landscape-table.tsx')).LandscapeTable }));
const TabletTable = lazy(async () => ({ default: (await import('./layout/tablet-table.tsx')).TabletTable }));
const PhoneTable = lazy(async () => ({ default: (await import('./layout/phone-table.tsx')).PhoneTable }));
const TextTable = lazy(async () => ({ default: (await import('./text/text-table.tsx')).TextTable }));
// Most devices have one person at them, and most turns need no help.
const HandoverScreen = lazy(async () => ({ default: (await import('./handover/handover-screen.tsx')).HandoverScreen }));
const ExplainView = lazy(async () => ({ default: (await import('./explain/explain-view.tsx')).ExplainView }));
const Help = lazy(async () => ({ default: (await import('./layout/help.tsx')).Help }));

type TableScreenProps = {
  /** Where the game comes from: this device, a server, a record. */
  readonly source: GameSource;
  readonly onLeave: () => void;
  readonly onSettings?: (() => void) | undefined;
  /** Lets bots answer at once until a person must decide. */
  readonly onSkip?: (() => void) | undefined;
  /** Whom to ask for a hint, where that is allowed. */
  readonly adviser?: Adviser | undefined;
  /** Somebody who explains and may lead. */
  readonly coach?: Coach | undefined;
  /** Players who sit elsewhere. */
  readonly company?: Company | undefined;
  /** A game that is only looked at. */
  readonly replay?: ReplayFrame | undefined;
  /** Told which line of the chronicle was chosen, by the number of its entry. */
  readonly onLine?: ((seq: number) => void) | undefined;
};

/** The whole table in the layout that fits the window. */
export function TableScreen(props: TableScreenProps): ReactNode {
  const { source, onLeave, onSettings, onSkip, adviser, company, replay, onLine } = props;
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
  const [pointed, setPointed] = useState<readonly PlaceName[]>([]);
  const { explained, close, explainFocus } = useExplain(
    root,
    useSettings((settings) => settings.explainOnHover),
  );
  useDrag(root);
  const chronicler = useMemo(() => createChronicler(), [source]);
  const { game } = table.moment;
  const onLineNow = useRef(onLine);
  useEffect(() => {
    onLineNow.current = onLine;
  });
  // the same for as long as the table stands, so that the chronicle is drawn again only when it has changed
  const chooseLine = useCallback((seq: number) => onLineNow.current?.(seq), []);
  const told = replay?.whole ?? table.moment.steps;
  const turns = useMemo(() => chronicler(told), [chronicler, told]);
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
  const news = useMemo(() => (isReplay ? [] : newsOf(turns, seatsHere)), [isReplay, turns, seatsHere]);
  const { hint, scene: plain } = useHintedScene(table, adviser, {
    news,
    onSkip: onSkip === undefined ? undefined : skip,
  });
  const scene = coached(plain, coach?.sentence);
  const { view, moment } = table;

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
      if (table.asking) table.undo();
    },
  });

  const onEnlarge = useCallback((next: Seat) => setEnlarged((now) => (now === next ? undefined : next)), []);
  const parts: TableParts = {
    table,
    scene,
    turns,
    news,
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
    onLeave,
    hint,
    onHelp: () => setHelpOpen(true),
    onText: toggleText,
    onSettings,
    coach,
    company,
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
      data-decision={view.open.decision}
      data-decides={table.decision !== undefined}
      data-entries={game.record.entries.length}
    >
      <div className={styles['stage']} style={isText ? undefined : stageStyle(fit)} data-scaled={fit.scale !== 1}>
        <Suspense>
          <LaidOut layout={layout} parts={parts} />
        </Suspense>
      </div>
      <Suspense>
        {explained === undefined ? null : <ExplainView table={table} explained={explained} onClose={close} />}
      </Suspense>
      <Suspense>
        {helpOpen ? (
          <Help
            rungs={MAX_REWARD + view.figures.masterpieceStrength.length}
            isText={isText}
            onText={toggleText}
            onClose={() => setHelpOpen(false)}
          />
        ) : null}
      </Suspense>
      {isText ? null : (
        <>
          <Pointed table={root} places={pointed} />
          <MotionLayer table={root} moment={moment} hurried={hurried || replay?.isJump === true} isReplay={isReplay} />
        </>
      )}
      <Suspense>
        {seatsHere.length < 2 ? null : <HandoverScreen handover={handover} table={table} turns={turns} />}
      </Suspense>
      {replay === undefined ? <Announcer table={table} turns={turns} /> : null}
    </div>
  );
}

/** For what lies over the table and is as large as it. */
function scaleOf({ scale }: Fit): CSSProperties & Record<'--scale', number> {
  return { '--scale': scale };
}

/** Wide windows show the same table, drawn larger. */
function stageStyle({ scale, width, height }: Fit): CSSProperties | undefined {
  return scale === 1 ? undefined : { width, height, transform: `scale(${scale})` };
}

/** From the pictures to the words and back; the device remembers it. */
function toggleText(): void {
  const { textView, change } = useSettings.getState();
  change({ textView: !textView });
}

/** While the coach wants to be read first, nothing is to be chosen. */
function coached(scene: Scene, sentence: string | undefined): Scene {
  if (sentence === undefined) return scene;
  const { bar, panel } = scene;
  return {
    ...scene,
    bar: { ...bar, sentence, steps: undefined, confirm: undefined },
    panel: {
      ...panel,
      title: bar.turn === '' ? panel.title : bar.turn,
      note: '',
      parts: [{ kind: 'words', lines: [sentence] }],
      footer: undefined,
    },
  };
}

function LaidOut({ layout, parts }: { readonly layout: LayoutName | 'text'; readonly parts: TableParts }): ReactNode {
  switch (layout) {
    case 'desktop':
      return <DesktopTable parts={parts} />;
    case 'landscape':
      return <LandscapeTable parts={parts} />;
    case 'tablet':
      return <TabletTable parts={parts} />;
    case 'phone':
      return <PhoneTable parts={parts} />;
    case 'text':
      return <TextTable parts={parts} />;
  }
}
