import { finalOrder, scoreLines, verdict } from '@la-stanza/words';
import { useMemo, type ReactNode } from 'react';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { Card } from '../../ui/controls/card.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { MuseumSentence } from '../score/museum-sentence.tsx';
import { ScoreBars } from '../score/score-bars.tsx';
import { ScoreTable } from '../score/score-table.tsx';
import { TieBreak } from '../score/tie-break.tsx';
import type { Counted } from './score-sheet.ts';
import styles from './sheet-result.module.css';

type SheetResultProps = Counted & {
  readonly players: readonly SeatedPlayer[];
  /** Whether the mats are known, which explain every point. */
  readonly isExplained: boolean;
};

/** The score as the game itself shows it at its end. */
export function SheetResult({ view, score, players, isExplained }: SheetResultProps): ReactNode {
  const t = useTranslate();
  const lines = useMemo(() => scoreLines({ t, view, score }), [t, view, score]);
  const { won, why } = verdict(t, view, score, players);
  // an empty sheet is no tie
  const isBegun = score.seats.some(({ total }) => total !== 0);
  const winner = players[score.winners[0] ?? -1]?.name ?? '';
  return (
    <>
      <Card title={t('box.score.result')} className={styles['result']}>
        <div role="status">
          {isBegun ? (
            <>
              <p className={styles['won']}>{won}</p>
              <p className={styles['why']}>{why}</p>
            </>
          ) : null}
        </div>
        {isExplained ? (
          <>
            <ScoreTable players={players} score={score} lines={lines} counted={lines.length} />
            <MuseumSentence view={view} players={players} />
          </>
        ) : null}
        <ScoreBars players={players} score={score} order={finalOrder(view.seats, score)} />
      </Card>
      {isBegun ? <TieBreak decidedBy={score.decidedBy} winner={winner} /> : null}
    </>
  );
}
