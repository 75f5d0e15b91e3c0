import type { ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import styles from './panel-footer.module.css';

type PanelFooterProps = {
  /** Gives the reason why an option is closed. */
  readonly isClosed?: boolean;
  /** So long that small tables use a smaller font. */
  readonly isLong?: boolean;
  /** Reserves the space of a long sentence. */
  readonly isRoomy?: boolean;
  /** Nothing is chosen yet. */
  readonly isIdle?: boolean;
  /** At its end. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
};

/** The sentence below a panel: what the choice would change, or why an option is closed. */
export function PanelFooter({
  isClosed = false,
  isLong = false,
  isRoomy = false,
  isIdle = false,
  more,
  children,
}: PanelFooterProps): ReactNode {
  return (
    <footer
      className={styles['footer']}
      data-closed={isClosed ? true : undefined}
      data-long={isLong}
      data-roomy={isRoomy}
      data-idle={isIdle}
    >
      {isClosed ? <Symbol name="lock" size={18} /> : <Symbol name="eye" size={20} />}
      <p>{children}</p>
      {more}
    </footer>
  );
}
