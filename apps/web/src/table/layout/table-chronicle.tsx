import type { ReactNode } from 'react';
import { Chronicle } from '../chronicle/chronicle.tsx';
import type { TableParts } from './parts.ts';
import { TalkTabs } from './talk-tabs.tsx';

/** The chronicle with its news, and the things its lines are about shown on the table. */
export function TableChronicle({ parts }: { readonly parts: TableParts }): ReactNode {
  const { table, turns, news, onPoint, company, replay, onLine, fit, logOpen, onLog } = parts;
  // where it lies beside other things it can take their place
  const canGrow = replay === undefined && (fit.layout === 'desktop' || fit.layout === 'tablet');
  const { moment, view, you } = table;
  const chronicle = (
    <Chronicle
      turns={turns}
      players={moment.players}
      view={replay?.end ?? view}
      you={you}
      news={news}
      onPoint={onPoint}
      entries={replay?.entries}
      onLine={onLine}
      isOpen={logOpen}
      onToggle={canGrow ? onLog : undefined}
    />
  );
  return company === undefined ? chronicle : <TalkTabs talk={company.talk} chronicle={chronicle} />;
}
