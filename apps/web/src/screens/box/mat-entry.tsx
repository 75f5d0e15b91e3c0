import { ARTWORKS, DISCIPLINES } from '@la-stanza/engine';
import { bonusDiscipline, BOOK_COLOURS } from '@la-stanza/words';
import type { ReactNode } from 'react';
import { Artwork } from '../../drawing/art/artwork.tsx';
import { Book } from '../../drawing/art/book.tsx';
import { Emblem } from '../../drawing/art/emblem.tsx';
import { Icon } from '../../drawing/art/icon.tsx';
import { PlayerBadge } from '../../drawing/art/player-badge.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { CountChoice } from './count-choice.tsx';
import { FinancierEntry, SpotEntry, type EntryProps } from './end-entry.tsx';
import styles from './mat-entry.module.css';
import { mostArtworks, withMasterpiece, withMat, withTile } from './score-sheet.ts';
import { TileChoice } from './tile-choice.tsx';

/** Everything of one player that counts at the end, in the order of the score. */
export function MatEntry(props: EntryProps): ReactNode {
  const { sheet, seat, players, view, onChange } = props;
  const t = useTranslate();
  const mat = sheet[seat]?.mat;
  if (mat === undefined) return null;
  const taken = sheet.flatMap((player) => player.mat.tiles);
  return (
    <>
      <Card title={t('terms.score.masterpieces')}>
        <NicheChoice {...props} />
      </Card>
      <Card title={t('terms.score.sailboat')}>
        <Select
          label={t('terms.score.sailboat')}
          options={[
            ...view.figures.florins.map((count) => t('terms.florins.amount', { count })),
            ...view.figures.prestige.map((count) => t('terms.prestige.amount', { count })),
          ].map((text, space) => ({ value: String(space), text }))}
          value={String(mat.boat)}
          onChange={(space) => onChange(withMat(sheet, seat, { boat: Number(space) }))}
        />
      </Card>
      <Card title={t('terms.score.books')}>
        {BOOK_COLOURS.map((colour) => (
          <CountChoice
            key={colour}
            name={t(`terms.discipline.${colour}`)}
            label={t(`terms.book.${colour}.name`)}
            picture={<Book colour={colour} />}
            most={view.figures.bookPrestige[colour].length}
            value={mat.books[colour]}
            onChange={(count) => onChange(withMat(sheet, seat, { books: { ...mat.books, [colour]: count } }))}
          />
        ))}
      </Card>
      <Card title={t('box.score.artworks')}>
        {ARTWORKS.map((kind) => (
          <CountChoice
            key={kind}
            name={t(`terms.artwork.${kind}.name`)}
            picture={<Artwork kind={kind} />}
            most={mostArtworks(sheet, seat, kind)}
            value={mat.artworks[kind]}
            onChange={(count) => onChange(withMat(sheet, seat, { artworks: { ...mat.artworks, [kind]: count } }))}
          />
        ))}
      </Card>
      <Card title={t('aid.tiles')}>
        <p className={styles['note']}>{t('score.line.grid', { count: mat.tiles.length })}</p>
        <TileChoice
          chosen={mat.tiles}
          view={view}
          ownerOf={(tile) => players.find((_, other) => other !== seat && sheet[other]?.mat.tiles.includes(tile))}
          isClosed={(tile) =>
            taken.filter((other) => bonusDiscipline(other) === bonusDiscipline(tile)).length >=
            view.grid.length / (DISCIPLINES.length - 1)
          }
          onToggle={(tile) => onChange(withTile(sheet, seat, tile))}
        />
        {mat.tiles.includes('Ac') ? (
          <CountChoice
            name={t('box.score.characters')}
            most={view.figures.hiringCosts.length - 1}
            value={mat.characters}
            onChange={(characters) => onChange(withMat(sheet, seat, { characters }))}
          />
        ) : null}
      </Card>
      <Card title={t('terms.score.passing')}>
        <SpotEntry {...props} />
      </Card>
      <Card title={t('terms.financier.name')}>
        <FinancierEntry {...props} />
      </Card>
    </>
  );
}

/** The masterpieces of a player; a tap on another's pillar takes the space over. */
function NicheChoice({ sheet, seat, players, view, onChange }: EntryProps): ReactNode {
  const t = useTranslate();
  return (
    <>
      {DISCIPLINES.map((discipline) => (
        <div key={discipline} className={styles['room']}>
          <span className={styles['name']}>
            <Icon size={26}>
              <Emblem discipline={discipline} />
            </Icon>
            {t(`terms.discipline.${discipline}`)}
          </span>
          <span className={styles['places']}>
            {view.niches[discipline].map(({ place, prestige }) => {
              const holder = sheet.findIndex(({ mat }) => mat.masterpieces[discipline] === place);
              const owner = players[holder];
              const what = t('box.score.niche', { room: t(`terms.discipline.${discipline}`), points: prestige });
              return (
                <button
                  key={place}
                  type="button"
                  className={styles['niche']}
                  data-niche={`${discipline} ${place}`}
                  aria-label={owner === undefined ? what : t('box.score.taken', { what, name: owner.name })}
                  aria-pressed={holder === seat}
                  onClick={() => onChange(withMasterpiece(sheet, seat, discipline, place))}
                >
                  {prestige}
                  {owner === undefined ? null : <PlayerBadge colour={owner.colour} size={20} />}
                </button>
              );
            })}
          </span>
        </div>
      ))}
    </>
  );
}
