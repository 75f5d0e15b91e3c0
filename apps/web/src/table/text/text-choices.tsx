import { labelled } from '@la-stanza/words';
import type { ReactNode } from 'react';
import type { Offer, PanelPart, PanelPicture } from '../decision/decision-picture.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './text-table.module.css';

/** Every option of the open decision as a button with all its words; closed ones are listed with their reason. */
export function TextChoices({ panel }: { readonly panel: PanelPicture }): ReactNode {
  const t = useTranslate();
  const { parts, payments = [] } = panel;
  return (
    <>
      {parts.map((part, index) => (
        <Choices key={index} part={part} />
      ))}
      {payments.length === 0 ? null : <Offers caption={t('decision.payment')} offers={payments} />}
    </>
  );
}

function Choices({ part }: { readonly part: PanelPart }): ReactNode {
  const t = useTranslate();
  switch (part.kind) {
    case 'rows':
      return <Offers caption={part.caption} offers={part.rows} />;
    case 'ladder':
      return <Offers caption={part.caption} offers={part.rungs} />;
    case 'chips':
      return <Offers caption={part.caption} offers={part.chips} />;
    case 'meter': {
      const parts = part.parts.filter(({ closed }) => closed !== true);
      return (
        <>
          <p>
            {labelled(
              t,
              part.total.caption,
              `${parts.map(({ figure, caption }) => `${figure} ${caption}`).join(' + ')} = ${part.total.figure}`,
            )}
          </p>
          <Offers offers={part.parts.flatMap(({ offer }) => offer ?? [])} />
        </>
      );
    }
    case 'sequence':
      return part.steps.map(({ number, title, note, offers = [] }) => (
        <section key={number}>
          <h3>
            {number}. {title}
          </h3>
          {note === undefined ? null : <p>{note}</p>}
          <Offers offers={offers} />
        </section>
      ));
    case 'niches':
      // the ladder below says the same in words
      return null;
    case 'closed': {
      const tiles = part.tiles.map((tile) => t(`terms.tile.${tile}.name`)).join(', ');
      return <p>{labelled(t, tiles, part.text)}</p>;
    }
    case 'words':
      return (
        <>
          {part.heading === undefined ? null : <h3>{part.heading}</h3>}
          {part.lines.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </>
      );
  }
}

type OffersProps = { readonly caption?: string | undefined; readonly offers: readonly Offer[] };

const isOpen = ({ state }: Offer): boolean => state === 'legal' || state === 'chosen';

function Offers({ caption, offers }: OffersProps): ReactNode {
  const t = useTranslate();
  const open = offers.filter(isOpen);
  const closed = offers.filter((offer) => !isOpen(offer));
  if (offers.length === 0) return null;
  return (
    <section>
      {caption === undefined ? null : <h3>{caption}</h3>}
      {open.length === 0 ? null : (
        <ul className={styles['choices']}>
          {open.map((offer) => (
            <li key={offer.key}>
              <TextOffer offer={offer} />
            </li>
          ))}
        </ul>
      )}
      {closed.length === 0 ? null : (
        <ul aria-label={t('text.not-now')} className={styles['closed']}>
          {closed.map((offer) => (
            <li key={offer.key}>{wordsOf(offer)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function TextOffer({ offer }: { readonly offer: Offer }): ReactNode {
  const { key, state, onChoose, onLook } = offer;
  return (
    <button
      type="button"
      data-offer={key}
      data-state={state}
      aria-pressed={state === 'chosen'}
      onClick={onChoose}
      onPointerEnter={() => onLook?.(true)}
      onPointerLeave={() => onLook?.(false)}
      onFocus={() => onLook?.(true)}
      onBlur={() => onLook?.(false)}
    >
      {wordsOf(offer)}
    </button>
  );
}

function wordsOf({ badge, title, spoken = title, note }: Offer): string {
  return [badge, spoken, note].filter((word) => word !== undefined && word !== '').join(', ');
}
