import type { ChronicleTurn } from '@la-stanza/words';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useTranslate } from '../../ui/messages/messages.ts';
import { Chronicle } from '../chronicle/chronicle.tsx';
import { recapLines } from '../chronicle/recap-lines.ts';
import { Recap } from '../chronicle/recap.tsx';
import { turnPoints } from '../chronicle/turn-points.ts';
import type { TableParts } from './table-parts.ts';
import { ChatTabs } from './chat-tabs.tsx';

type TableChronicleProps = {
  readonly parts: TableParts;
  /** False where a title above already says what it is. */
  readonly hasTitle?: boolean | undefined;
};

/** The chronicle; pointing at a line highlights its places on the table. */
export function TableChronicle({ parts, hasTitle }: TableChronicleProps): ReactNode {
  const { table, turns, remarks, recapTurns, onPoint, online, replay, onLine, fit, logOpen, onLog } = parts;
  // beside other parts it can take their place
  const canGrow = replay === undefined && (fit.layout === 'desktop' || fit.layout === 'tablet');
  const { moment, view, you } = table;
  const { game, players } = moment;
  const steps = replay?.whole ?? moment.steps;
  // a replay shows turns that come after its position: the last of them has no position after it
  const end = replay === undefined ? game.state : undefined;
  const pointsOf = useCallback((turn: ChronicleTurn) => turnPoints({ steps, end }, turn), [steps, end]);
  const t = useTranslate();
  // elsewhere a card above the table says it
  const hasRecap = !canGrow && replay === undefined && view.phase !== 'over';
  const recap = useMemo(
    () =>
      hasRecap ? <Recap lines={recapLines(t, { turns: recapTurns, played: moment, view, players, to: you })} /> : null,
    [hasRecap, t, recapTurns, moment, view, players, you],
  );
  const chronicle = (
    <Chronicle
      turns={turns}
      players={players}
      view={replay?.end ?? view}
      you={you}
      pointsOf={pointsOf}
      recap={recap}
      remarks={remarks}
      onPoint={onPoint}
      entries={replay?.entries}
      onLine={onLine}
      hasTitle={hasTitle}
      isOpen={logOpen}
      onToggle={canGrow ? onLog : undefined}
    />
  );
  return online === undefined ? chronicle : <ChatTabs chat={online.chat} chronicle={chronicle} />;
}
