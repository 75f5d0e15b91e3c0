import type { Score } from '@la-stanza/engine';
import { categoryName } from '@la-stanza/words';
import type { CSSProperties, ReactNode } from 'react';
import { CategoryIcon } from '../../drawing/art/category-icon.tsx';
import { PlayerBadge } from '../../drawing/art/player-badge.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { FinancierEntry, SpotEntry, type EntryProps } from './end-entry.tsx';
import styles from './rows-entry.module.css';
import { ENTERED_ROWS, withPlayer } from './score-sheet.ts';

type RowsEntryProps = Omit<EntryProps, 'seat'> & { readonly score: Score | undefined };

/** Only the points of each row. Withdrawals and financiers break ties, so those are entered as they lie there. */
export function RowsEntry(props: RowsEntryProps): ReactNode {
  const { sheet, players, score, onChange } = props;
  const t = useTranslate();
  const columns: CSSProperties & Record<`--${string}`, number> = { '--players': sheet.length };
  return (
    <>
      <Card>
        <div className={styles['rows']} style={columns}>
          <div className={styles['row']}>
            <span />
            {players.map(({ name, colour }) => (
              <span key={colour} className={styles['head']}>
                <PlayerBadge colour={colour} size={26} />
                <b>{name}</b>
              </span>
            ))}
          </div>
          {ENTERED_ROWS.map((category) => (
            <div key={category} className={styles['row']}>
              <span className={styles['name']}>
                <span className={styles['piece']}>
                  <CategoryIcon category={category} size={26} />
                </span>
                {categoryName(t, category)}
              </span>
              {sheet.map(({ colour, row }, seat) => (
                <input
                  key={colour}
                  inputMode="numeric"
                  aria-label={t('box.score.cell', {
                    category: categoryName(t, category),
                    name: players[seat]?.name ?? '',
                  })}
                  value={row[category]}
                  onFocus={({ target }) => target.select()}
                  onChange={({ target }) =>
                    onChange(withPlayer(sheet, seat, { row: { ...row, [category]: pointsIn(target.value) } }))
                  }
                />
              ))}
            </div>
          ))}
          <div className={styles['row']}>
            <b>{t('score.total')}</b>
            {sheet.map(({ colour }, seat) => (
              <output key={colour} className={styles['total']}>
                {score?.seats[seat]?.total ?? '–'}
              </output>
            ))}
          </div>
        </div>
      </Card>
      {sheet.map(({ colour }, seat) => (
        <Card key={colour} title={players[seat]?.name}>
          <div className={styles['ends']}>
            <span className={styles['label']}>{t('terms.score.passing')}</span>
            <SpotEntry {...props} seat={seat} />
          </div>
          <FinancierEntry {...props} seat={seat} />
        </Card>
      ))}
    </>
  );
}

const MOST_DIGITS = 3;

/** The digits of what was typed; nothing counts as none. */
function pointsIn(text: string): number {
  return Number(text.replaceAll(/\D/g, '').slice(-MOST_DIGITS));
}
