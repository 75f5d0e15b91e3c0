import { createContext, useContext, type Context, type ReactNode } from 'react';
import { useTranslate } from '../messages/messages.ts';
import { pathHere } from '../site-address.ts';
import styles from './rule-link.module.css';

/** Makes the address of a rule, with the way back in it; undefined where rules cannot be opened. */
export const RuleAddress: Context<((rule: string) => string) | undefined> = createContext<
  ((rule: string) => string) | undefined
>(undefined);

/** The address of a rule, with the current page to return to. */
export function addressFromHere(rule: string): string {
  return `#/rules/${rule}?${fromHere()}`;
}

/** The query that tells the next page where to return to. */
export const fromHere = (): string => new URLSearchParams({ from: pathHere() }).toString();

type RuleLinkProps = { readonly rule: string | undefined; readonly words?: string | undefined };

/** "§ 4.3": a link to the rule. */
export function RuleLink({ rule, words }: RuleLinkProps): ReactNode {
  const t = useTranslate();
  const address = useContext(RuleAddress);
  if (address === undefined || rule === undefined) return null;
  return (
    <a
      className={styles['link']}
      href={address(rule)}
      aria-label={words ?? t('table.rule', { rule })}
      // the address to return to may have changed since rendering
      onClick={(event) => event.currentTarget.setAttribute('href', address(rule))}
    >
      {words ?? t('table.rule.short', { rule })}
    </a>
  );
}
