import { DISCIPLINES, type Discipline, type View } from '@la-stanza/engine';
import { bonusDiscipline } from '@la-stanza/words';
import type { ReactNode } from 'react';
import { Emblem } from '../../drawing/art/emblem.tsx';
import { Icon } from '../../drawing/art/icon.tsx';
import { PlayerBadge } from '../../drawing/art/player-badge.tsx';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { Card } from '../../ui/controls/card.tsx';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './box.module.css';
import { withTile, type RealTable, type Spaces } from './real-table.ts';
import { SpaceFiller } from './space-filler.tsx';
import { TileChoice } from './tile-choice.tsx';

type TableCardProps = {
  readonly table: RealTable;
  /** A position of a game with as many players, fully laid out. */
  readonly view: View;
  readonly onChange: (table: RealTable) => void;
};

const room = (discipline: Discipline): ReactNode => (
  <Icon size={26}>
    <Emblem discipline={discipline} />
  </Icon>
);

/** Which bonus tiles lie on the grid (rule 2.6). */
export function GridCard({ table, view, onChange }: TableCardProps): ReactNode {
  const t = useTranslate();
  const laid = (discipline: Discipline, tiles: RealTable['tiles']): number =>
    tiles.filter((tile) => bonusDiscipline(tile) === discipline).length;
  const onGrid = view.grid.flatMap(({ tile }) => (tile === null ? [] : [tile]));
  const needed = laid('arts', onGrid);
  return (
    <Card title={t('aid.tiles')}>
      <p className={styles['note']}>{t('box.setup.tiles.note', { needed })}</p>
      <TileChoice
        chosen={table.tiles}
        view={view}
        isClosed={(tile) => laid(bonusDiscipline(tile), table.tiles) >= needed}
        onToggle={(tile) => onChange(withTile(table, tile))}
      />
    </Card>
  );
}

/** Which space each room's cover blocks (rule 2.7). */
export function CoversCard({ table, view, onChange }: TableCardProps): ReactNode {
  const t = useTranslate();
  const { coverTiles } = view.figures;
  const isLeft = (place: number, own: Discipline): boolean =>
    DISCIPLINES.filter((other) => other !== own && table.covers[other] === place).length < (coverTiles[place - 1] ?? 0);
  return (
    <Card title={t('box.setup.covers')}>
      <p className={styles['note']}>{t('box.setup.covers.note')}</p>
      {DISCIPLINES.map((discipline) => (
        <div key={discipline} className={styles['line']}>
          <span className={styles['name']}>
            {room(discipline)}
            {t(`terms.discipline.${discipline}`)}
          </span>
          <Segmented
            label={t(`terms.room.${discipline}`)}
            options={view.niches[discipline]
              .filter(({ place }) => isLeft(place, discipline))
              .map(({ place, prestige }) => ({
                value: String(place),
                text: t('terms.prestige.amount', { count: prestige }),
              }))}
            value={String(table.covers[discipline] ?? '')}
            onChange={(place) => onChange({ ...table, covers: { ...table.covers, [discipline]: Number(place) } })}
          />
        </div>
      ))}
    </Card>
  );
}

/** Which characters lie on the ring (rule 2.5). */
export function RingCard({ table, view, onChange }: TableCardProps): ReactNode {
  const t = useTranslate();
  const spaces = view.ring.filter(({ room: inRoom }) => inRoom !== null);
  const held = (index: number): Discipline | undefined => table.ring[index];
  const groups = DISCIPLINES.map((discipline) => ({
    name: t(`terms.discipline.${discipline}`),
    label: t(`terms.room.${discipline}`),
    picture: room(discipline),
    first: spaces.findIndex((space) => space.room === discipline),
    spaces: spaces.flatMap((space, index) => (space.room === discipline ? [held(index)] : [])),
  }));
  const left = (discipline: Discipline): number =>
    spaces.filter(({ tile }) => tile?.discipline === discipline).length +
    view.pile.draw.filter((tile) => tile.discipline === discipline).length -
    table.ring.filter((each) => each === discipline).length;
  return (
    <Card title={t('box.setup.ring')}>
      <p className={styles['note']}>{t('box.setup.ring.note')}</p>
      <SpaceFiller
        label={t('box.setup.ring')}
        groups={groups}
        isSpent={(discipline) => left(discipline) <= 0}
        onFill={(group, space, discipline) =>
          onChange({
            ...table,
            ring: spaces.map((_, index) => (index === (groups[group]?.first ?? 0) + space ? discipline : held(index))),
          })
        }
      />
    </Card>
  );
}

type StartersCardProps = TableCardProps & {
  readonly players: readonly SeatedPlayer[];
  /** With the arranged start the starters are placed in the game (rule 2.3). */
  readonly isArranged: boolean;
};

/** Who begins, and the order of everybody's starters (rules 2.1 and 2.2). */
export function StartersCard({ table, players, isArranged, onChange }: StartersCardProps): ReactNode {
  const t = useTranslate();
  const spacesOf = (seat: number): Spaces => DISCIPLINES.map((_, space) => table.starters[seat]?.[space]);
  const groups = players.map(({ name, colour }, seat) => ({
    name,
    label: name,
    picture: <PlayerBadge colour={colour} size={26} />,
    spaces: spacesOf(seat),
  }));
  return (
    <Card title={t('box.setup.starters')}>
      <div className={styles['line']}>
        <span className={styles['name']}>{t('newgame.start-player')}</span>
        <Select
          label={t('newgame.start-player')}
          options={[
            { value: '', text: t('newgame.start-random') },
            ...players.map(({ name }, seat) => ({ value: String(seat), text: name })),
          ]}
          value={table.start === undefined ? '' : String(table.start)}
          onChange={(seat) => onChange({ ...table, start: seat === '' ? undefined : Number(seat) })}
        />
      </div>
      {isArranged ? (
        <p className={styles['note']}>{t('terms.option.arranged.rule')}</p>
      ) : (
        <>
          <p className={styles['note']}>{t('box.setup.starters.note')}</p>
          <SpaceFiller
            label={t('box.setup.starters')}
            groups={groups}
            isSpent={(discipline, group) => spacesOf(group).includes(discipline)}
            onFill={(group, space, discipline) =>
              onChange({
                ...table,
                starters: players.map((_, seat) =>
                  seat === group ? spacesOf(seat).with(space, discipline) : spacesOf(seat),
                ),
              })
            }
          />
        </>
      )}
    </Card>
  );
}
