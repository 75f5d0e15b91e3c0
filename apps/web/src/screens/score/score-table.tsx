import type { Category, Score } from '@la-stanza/engine';
import { CATEGORY_NAMES, type ScoreCell, type ScoreLine } from '@la-stanza/words';
import type { CSSProperties, ReactNode } from 'react';
import { ownerLine } from '../../drawing/art/player.ts';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { PlayerBadge } from '../../drawing/art/player-badge.tsx';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { CategoryIcon } from '../../drawing/art/category-icon.tsx';
import { VisuallyHidden } from '../../ui/controls/visually-hidden.tsx';
import styles from './score-table.module.css';

type ScoreTableProps = {
  readonly players: readonly SeatedPlayer[];
  readonly score: Score;
  readonly lines: readonly ScoreLine[];
  /** How many lines have been counted. */
  readonly counted: number;
};

/** The score by category; every line opens to show the sources of its points. */
export function ScoreTable({ players, score, lines, counted }: ScoreTableProps): ReactNode {
  const isDone = counted >= lines.length;
  const most = Math.max(1, ...lines.flatMap(({ cells }) => cells.map(({ points }) => Math.abs(points))));
  const sizes: CSSProperties & Record<`--${string}`, number> = { '--players': players.length };
  const wins = (seat: number): boolean => isDone && score.winners.some((winner) => winner === seat);
  return (
    <div className={styles['table']} style={sizes}>
      <PlayerHeads players={players} score={score} isDone={isDone} />
      {lines.map(({ category, hint, cells }, index) => (
        <details key={category} className={styles['line']} data-waits={index >= counted}>
          <summary>
            <LineName category={category} hint={hint} />
            {cells.map((cell, seat) => (
              <Cell
                key={seat}
                cell={cell}
                player={players[seat]}
                most={most}
                isWinner={wins(seat)}
                isOpen={index < counted}
              />
            ))}
          </summary>
          <div className={styles['sources']}>
            <span />
            {cells.map(({ sources }, seat) => (
              <div key={seat}>
                <b className={styles['onPhone']}>{players[seat]?.name}</b>
                <ul>
                  {sources.map((source) => (
                    <li key={source}>{source}</li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </details>
      ))}
      <Totals players={players} lines={lines.slice(0, counted)} wins={wins} />
    </div>
  );
}

type PlayerHeadsProps = { readonly players: readonly SeatedPlayer[]; readonly score: Score; readonly isDone: boolean };

function PlayerHeads({ players, score, isDone }: PlayerHeadsProps): ReactNode {
  const t = useTranslate();
  const best = Math.max(...score.seats.map(({ total }) => total));
  return (
    <div className={styles['heads']}>
      <span />
      {players.map(({ name, colour }, seat) => {
        const isWinner = isDone && score.winners.some((winner) => winner === seat);
        const isTied = isDone && !isWinner && score.seats[seat]?.total === best;
        return (
          <div key={colour} data-winner={isWinner}>
            <PlayerBadge colour={colour} size={32} />
            <b>{name}</b>
            {isWinner ? <span className={styles['won']}>{t('score.winner')}</span> : null}
            {isTied ? <span className={styles['tied']}>{t('score.tied')}</span> : null}
          </div>
        );
      })}
    </div>
  );
}

function LineName({ category, hint }: { readonly category: Category; readonly hint: string }): ReactNode {
  const t = useTranslate();
  return (
    <span className={styles['lineName']}>
      <span className={styles['piece']}>
        <CategoryIcon category={category} size={34} />
      </span>
      <span>
        <b>{t(CATEGORY_NAMES[category])}</b>
        <small>{hint}</small>
      </span>
      <span className={styles['opener']}>
        <Symbol name="down" size={14} />
      </span>
    </span>
  );
}

type CellProps = {
  readonly cell: ScoreCell;
  readonly player: SeatedPlayer | undefined;
  readonly most: number;
  readonly isWinner: boolean;
  readonly isOpen: boolean;
};

function Cell({ cell, player, most, isWinner, isOpen }: CellProps): ReactNode {
  const { points, note } = cell;
  const share: CSSProperties & Record<`--${string}`, number> = { '--share': isOpen ? Math.abs(points) / most : 0 };
  return (
    <span className={styles['cell']} data-winner={isWinner} data-loss={points < 0}>
      <span className={styles['who']}>
        {player === undefined ? null : <PlayerBadge colour={player.colour} size={22} />}
        <VisuallyHidden>{player?.name}</VisuallyHidden>
      </span>
      {isOpen ? (
        <>
          <b>{signed(points)}</b>
          {points === 0 ? null : (
            <i style={{ ...share, backgroundColor: points < 0 ? undefined : ownerLine(player?.colour ?? 'neutral') }} />
          )}
          <small>{note}</small>
        </>
      ) : null}
    </span>
  );
}

type TotalsProps = {
  readonly players: readonly SeatedPlayer[];
  readonly lines: readonly ScoreLine[];
  readonly wins: (seat: number) => boolean;
};

function Totals({ players, lines, wins }: TotalsProps): ReactNode {
  const t = useTranslate();
  return (
    <div className={styles['totals']}>
      <b>{t('score.total')}</b>
      {players.map(({ colour, name }, seat) => (
        <span key={colour} className={styles['cell']} data-winner={wins(seat)}>
          <span className={styles['who']}>
            <PlayerBadge colour={colour} size={22} />
            <VisuallyHidden>{name}</VisuallyHidden>
          </span>
          <b>{signed(lines.reduce((sum, { cells }) => sum + (cells[seat]?.points ?? 0), 0))}</b>
          <small>{t('score.unit')}</small>
        </span>
      ))}
    </div>
  );
}

/** A real minus sign, as the catalogues write it. */
function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
