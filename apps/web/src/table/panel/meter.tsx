import { Fragment, type ReactNode } from 'react';
import type { MeterPart, PanelPart } from '../decision/decision-picture.ts';
import styles from './meter.module.css';
import { OfferButton } from './offer-button.tsx';

type MeterProps = Omit<Extract<PanelPart, { readonly kind: 'meter' }>, 'kind'>;

/** Workers + tiles + discs + coin = strength. */
export function Meter({ parts, total }: MeterProps): ReactNode {
  return (
    <div className={styles['meter']}>
      {parts.map((part, index) => (
        <Fragment key={part.key}>
          {index === 0 ? null : <i aria-hidden>+</i>}
          <Cell part={part} />
        </Fragment>
      ))}
      <i aria-hidden>=</i>
      <span className={styles['total']}>
        <b>{total.figure}</b>
        {total.caption}
      </span>
    </div>
  );
}

function Cell({ part }: { readonly part: MeterPart }): ReactNode {
  const words = (
    <>
      <b>{part.figure}</b>
      <small>{part.caption}</small>
    </>
  );
  if (part.offer === undefined) {
    return (
      <span className={styles['cell']} data-closed={part.closed === true}>
        {words}
      </span>
    );
  }
  return (
    <OfferButton offer={part.offer} className={styles['cell']}>
      {words}
    </OfferButton>
  );
}
