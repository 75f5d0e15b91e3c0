import type { ReactNode } from 'react';
import { Icon } from '../art/icon.tsx';
import { Meeple } from '../art/meeple.tsx';
import type { PlayerColour } from '../art/player.ts';
import type { PlaceName } from '../targets/place.ts';
import type { MeepleCount } from './mat-picture.ts';
import styles from './meeple-button.module.css';
import { Stat } from './stat.tsx';

type MeepleButtonProps = { readonly meeple: MeepleCount; readonly player: PlayerColour };

/** The count of meeples of a colour; a button when one can be paid or must be returned. */
export function MeepleButton({ meeple, player }: MeepleButtonProps): ReactNode {
  const { discipline, name, count, becomes, target } = meeple;
  const place: PlaceName = `meeple ${player} ${discipline}`;
  if (target === undefined) {
    return (
      <Stat
        value={becomes === undefined ? count : `${count} → ${becomes}`}
        size={26}
        label={name}
        place={place}
        about={`meeple ${discipline}`}
      >
        <Meeple discipline={discipline} />
      </Stat>
    );
  }
  const { state, label, about, offer, onChoose, onPreview } = target;
  return (
    <button
      type="button"
      className={styles['meeple']}
      data-state={state}
      data-about={about}
      data-offer={offer}
      data-place={place}
      aria-label={label}
      aria-pressed={state === 'chosen'}
      aria-disabled={state === 'not-now'}
      onClick={onChoose}
      onPointerEnter={() => onPreview?.(true)}
      onPointerLeave={() => onPreview?.(false)}
      onFocus={() => onPreview?.(true)}
      onBlur={() => onPreview?.(false)}
    >
      <Icon size={24} width={24} dimmed={state === 'not-now'}>
        <Meeple discipline={discipline} />
      </Icon>
      {count}
      {becomes === undefined ? null : <small>→{becomes}</small>}
    </button>
  );
}
