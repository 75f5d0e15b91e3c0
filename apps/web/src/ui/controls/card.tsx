import { useId, type ReactNode } from 'react';
import styles from './card.module.css';

type CardProps = {
  readonly title?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A section with a heading, drawn as a sheet of paper. */
export function Card({ title, className = '', children }: CardProps): ReactNode {
  const heading = useId();
  return (
    <section className={`${styles['card']} ${className}`} aria-labelledby={title === undefined ? undefined : heading}>
      {title === undefined ? null : <h2 id={heading}>{title}</h2>}
      {children}
    </section>
  );
}
