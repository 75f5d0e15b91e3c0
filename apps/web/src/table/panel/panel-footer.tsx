import type { ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import styles from './panel-footer.module.css';

type PanelFooterProps = {
  /** Says why something is closed. */
  readonly isClosed?: boolean;
  /** So long that small tables set it in smaller letters. */
  readonly isLong?: boolean;
  /** Keeps the place of a long sentence. */
  readonly isRoomy?: boolean;
  /** At its end. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
};

/** The sentence below a panel: what a choice would change, or why there is none. */
export function PanelFooter({
  isClosed = false,
  isLong = false,
  isRoomy = false,
  more,
  children,
}: PanelFooterProps): ReactNode {
  return (
    <footer
      className={styles['footer']}
      data-closed={isClosed ? true : undefined}
      data-long={isLong}
      data-roomy={isRoomy}
    >
      {isClosed ? <Symbol name="lock" size={18} /> : <Symbol name="eye" size={20} />}
      <p>{children}</p>
      {more}
    </footer>
  );
}
