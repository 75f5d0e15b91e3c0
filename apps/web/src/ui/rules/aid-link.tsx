import { useContext, type ReactNode } from 'react';
import { useTranslate } from '../messages/messages.ts';
import { fromHere, RuleAddress } from './rule-link.tsx';
import styles from './rule-link.module.css';

/** A link to the player aid, wherever rules can be opened. */
export function AidLink(): ReactNode {
  const t = useTranslate();
  if (useContext(RuleAddress) === undefined) return null;
  return (
    <a
      className={styles['link']}
      href={address()}
      // the address to return to may have changed since rendering
      onClick={(event) => event.currentTarget.setAttribute('href', address())}
    >
      {t('learn.aid')}
    </a>
  );
}

const address = (): string => `#/aid?${fromHere()}`;
