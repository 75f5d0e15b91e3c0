import type { View } from '@la-stanza/engine';
import type { ReactNode } from 'react';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { SwitchRow } from '../../ui/controls/switch-row.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './mat-entry.module.css';
import { withMat, withSpot, type ScoreSheet } from './score-sheet.ts';

export type EntryProps = {
  readonly sheet: ScoreSheet;
  readonly seat: number;
  /** The players with the names that the page gives them. */
  readonly players: readonly SeatedPlayer[];
  /** A position with as many players and the figures of the box. */
  readonly view: View;
  readonly onChange: (sheet: ScoreSheet) => void;
};

/* What breaks a tie (rule 12.3), and scores too. */

/** The passing spot of a player (rule 11.3). */
export function SpotEntry({ sheet, seat, players, view, onChange }: EntryProps): ReactNode {
  const t = useTranslate();
  const spots = view.figures.passingSpots.slice(0, sheet.length);
  return (
    <Segmented
      label={`${t('terms.score.passing')}: ${players[seat]?.name ?? ''}`}
      options={[
        { value: '0', text: t('score.note.stayed'), short: '–' },
        ...spots.map((count, index) => ({
          value: String(index + 1),
          text: t('score.note.withdrew', { place: index + 1 }),
          short: t('terms.prestige.amount', { count }),
        })),
      ]}
      value={String(sheet[seat]?.mat.withdrawn ?? 0)}
      onChange={(spot) => onChange(withSpot(sheet, seat, Number(spot)))}
    />
  );
}

/** Where a player's financier is, and which side is up. */
export function FinancierEntry({ sheet, seat, view, onChange }: EntryProps): ReactNode {
  const t = useTranslate();
  const financier = sheet[seat]?.mat.financier;
  if (financier === undefined) return null;
  return (
    <>
      <div className={styles['room']}>
        <span className={styles['name']}>{t('box.score.financier')}</span>
        <Segmented
          label={t('box.score.financier')}
          options={view.figures.hiringCosts.map((count, space) => ({
            value: String(space + 1),
            text: t('terms.florins.amount', { count }),
            short: String(count),
          }))}
          value={String(financier.worker)}
          onChange={(worker) => onChange(withMat(sheet, seat, { financier: { ...financier, worker: Number(worker) } }))}
        />
      </div>
      <SwitchRow
        name={t('terms.financier.flipped')}
        note={t('score.hint.financier', { points: view.figures.flipPenalty })}
        on={financier.flipped}
        onChange={(flipped) => onChange(withMat(sheet, seat, { financier: { ...financier, flipped } }))}
      />
    </>
  );
}
