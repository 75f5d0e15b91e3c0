import { MAX_REWARD, type Seat } from '@la-stanza/engine';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import type { GameSource } from '../game/game-source.ts';
import { useTranslate } from '../messages/messages.ts';
import { Announcer } from './announcer.tsx';
import { createChronicler } from './chronicle/chronicler.ts';
import type { Offer, PanelPicture } from './decision/decision-picture.ts';
import { DesktopTable } from './desktop-table.tsx';
import { explainCard } from './explain/explain-card.ts';
import { ExplainView } from './explain/explain-view.tsx';
import { useExplain } from './explain/use-explain.ts';
import { Help } from './help.tsx';
import type { TableParts } from './parts.ts';
import { PhoneTable } from './phone-table.tsx';
import { sceneOf } from './scene.ts';
import styles from './table-screen.module.css';
import { TabletTable } from './tablet-table.tsx';
import { useKeys } from './use-keys.ts';
import { useLayout, type Layout } from './use-layout.ts';
import { useTable } from './use-table.ts';

type TableScreenProps = {
  /** Where the game comes from: this device, a server, a record. */
  readonly source: GameSource;
  readonly onLeave: () => void;
  readonly onSettings?: (() => void) | undefined;
};

/** The whole table in the layout that fits the window. */
export function TableScreen({ source, onLeave, onSettings }: TableScreenProps): ReactNode {
  const t = useTranslate();
  const table = useTable(source);
  const layout = useLayout();
  const root = useRef<HTMLDivElement>(null);
  const [enlarged, setEnlarged] = useState<Seat>();
  const [matOpen, setMatOpen] = useState(false);
  const [helpOpen, setHelpOpen] = useState(false);
  const { explained, close, explainFocus } = useExplain(root);
  const chronicler = useMemo(() => createChronicler(), [source]);
  const { game } = table.moment;
  const turns = useMemo(() => chronicler(game), [chronicler, game]);
  const scene = sceneOf(t, table);
  const { seat, view, moment } = table;
  const card =
    explained === undefined || seat === undefined
      ? undefined
      : explainCard({ t, view, players: moment.players, seat }, explained.about);

  useKeys({
    onConfirm: table.confirm,
    onUndo: table.undo,
    onNumber: (number) => numbered(scene.panel)[number - 1]?.onChoose(),
    onMat: () => setMatOpen((open) => !open),
    onLog: () => root.current?.querySelector<HTMLElement>('[data-chronicle]')?.focus(),
    onExplain: () => {
      if (!explainFocus()) setHelpOpen(true);
    },
    onEscape: () => {
      close();
      setEnlarged(undefined);
      setMatOpen(false);
      setHelpOpen(false);
      if (table.asking) table.undo();
    },
  });

  const parts: TableParts = {
    table,
    scene,
    turns,
    enlarged: scene.others.find((other) => other.seat === enlarged),
    onEnlarge: (next) => setEnlarged((now) => (now === next ? undefined : next)),
    onMove: (by) => {
      const at = scene.others.findIndex((other) => other.seat === enlarged);
      setEnlarged(scene.others[(at + by + scene.others.length) % scene.others.length]?.seat);
    },
    matOpen,
    onMat: () => setMatOpen((open) => !open),
    onLeave,
    onHelp: () => setHelpOpen(true),
    onSettings,
  };

  return (
    <div ref={root} className={styles['table']} data-layout={layout} data-decision={view.open.decision}>
      <LaidOut layout={layout} parts={parts} />
      {card === undefined || explained === undefined ? null : (
        <ExplainView card={card} x={explained.x} y={explained.y} />
      )}
      {helpOpen ? (
        <Help rungs={MAX_REWARD + view.figures.masterpieceStrength.length} onClose={() => setHelpOpen(false)} />
      ) : null}
      <Announcer table={table} turns={turns} />
    </div>
  );
}

function LaidOut({ layout, parts }: { readonly layout: Layout; readonly parts: TableParts }): ReactNode {
  switch (layout) {
    case 'desktop':
      return <DesktopTable parts={parts} />;
    case 'tablet':
      return <TabletTable parts={parts} />;
    case 'phone':
      return <PhoneTable parts={parts} />;
  }
}

/** What the number keys choose: the rungs of the ladder, else the rows and chips from above. */
function numbered({ parts }: PanelPicture): readonly Offer[] {
  const rungs = parts.flatMap((part) => (part.kind === 'ladder' ? part.rungs : []));
  if (rungs.length > 0) return rungs;
  return parts.flatMap((part) => {
    switch (part.kind) {
      case 'rows':
        return part.rows;
      case 'chips':
        return part.chips;
      case 'sequence':
        return part.steps.flatMap(({ offers = [] }) => offers);
      default:
        return [];
    }
  });
}
