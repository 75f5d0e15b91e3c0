import { DISCIPLINES, type Discipline } from '@la-stanza/engine';
import { useState, type ReactNode } from 'react';
import { Emblem } from '../../drawing/art/emblem.tsx';
import { Icon } from '../../drawing/art/icon.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import type { Spaces } from './real-table.ts';
import styles from './space-filler.module.css';

/** Spaces that belong together: a room, or a player's worker track. */
type SpaceGroup = {
  readonly name: string;
  readonly label: string;
  readonly picture: ReactNode;
  readonly spaces: Spaces;
};

type SpaceFillerProps = {
  readonly label: string;
  readonly groups: readonly SpaceGroup[];
  /** Whether no tile of a discipline is left for a space of this group. */
  readonly isSpent: (discipline: Discipline, group: number) => boolean;
  readonly onFill: (group: number, space: number, discipline: Discipline) => void;
};

/** Fills spaces one after the other with disciplines: one tap each. A space that is tapped is filled next. */
export function SpaceFiller({ label, groups, isSpent, onFill }: SpaceFillerProps): ReactNode {
  const t = useTranslate();
  const places = groups.flatMap(({ spaces }, group) => spaces.map((held, space) => ({ group, space, held })));
  const [pointed, setPointed] = useState<number>();
  const empty = places.findIndex(({ held }) => held === undefined);
  const at = pointed ?? (empty === -1 ? undefined : empty);
  const place = at === undefined ? undefined : places[at];
  return (
    <div role="group" aria-label={label} className={styles['filler']}>
      <div className={styles['groups']}>
        {groups.map(({ name, label: full, picture, spaces }, group) => (
          <div key={full} className={styles['group']}>
            <span className={styles['name']}>
              {picture}
              {name}
            </span>
            <span className={styles['spaces']}>
              {spaces.map((held, space) => {
                const index = places.findIndex((each) => each.group === group && each.space === space);
                return (
                  <button
                    key={space}
                    type="button"
                    className={styles['space']}
                    data-held={held}
                    aria-label={t('box.setup.space', { room: full, space: space + 1, held: held ?? 'nothing' })}
                    aria-current={index === at}
                    onClick={() => setPointed(index)}
                  >
                    {held === undefined ? null : (
                      <Icon size={30}>
                        <Emblem discipline={held} />
                      </Icon>
                    )}
                  </button>
                );
              })}
            </span>
          </div>
        ))}
      </div>
      <div className={styles['palette']}>
        {DISCIPLINES.map((discipline) => {
          const isOff = place === undefined || (place.held !== discipline && isSpent(discipline, place.group));
          return (
            <button
              key={discipline}
              type="button"
              data-fill={discipline}
              aria-disabled={isOff}
              onClick={() => {
                if (isOff || place === undefined) return;
                onFill(place.group, place.space, discipline);
                setPointed(undefined);
              }}
            >
              <Icon size={30}>
                <Emblem discipline={discipline} />
              </Icon>
              <small>{t(`terms.discipline.${discipline}`)}</small>
            </button>
          );
        })}
      </div>
    </div>
  );
}
