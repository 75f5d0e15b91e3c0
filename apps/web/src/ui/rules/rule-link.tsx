import { createContext, useContext, type Context, type ReactNode } from 'react';
import { useTranslate } from '../messages/messages.ts';
import styles from './rule-link.module.css';

/** The way to a rule from the page at hand, with the way back in it; nothing where rules cannot be opened. */
export const RuleAddress: Context<((rule: string) => string) | undefined> = createContext<
  ((rule: string) => string) | undefined
>(undefined);

/** The address of a rule for somebody who wants to come back to where they are. */
export function addressFromHere(rule: string): string {
  return `#/rules/${rule}?${fromHere()}`;
}

/** What an address takes along so that the page behind it knows the way back. */
export const fromHere = (): string => new URLSearchParams({ from: location.hash.slice(1) }).toString();

type RuleLinkProps = { readonly rule: string | undefined; readonly words?: string | undefined };

/** "§ 4.3": leads to the paragraph behind what is said. */
export function RuleLink({ rule, words }: RuleLinkProps): ReactNode {
  const t = useTranslate();
  const address = useContext(RuleAddress);
  if (address === undefined || rule === undefined) return null;
  return (
    <a
      className={styles['link']}
      href={address(rule)}
      aria-label={words ?? t('table.rule', { rule })}
      // where somebody came from may have changed since this was drawn
      onClick={(event) => event.currentTarget.setAttribute('href', address(rule))}
    >
      {words ?? t('table.rule.short', { rule })}
    </a>
  );
}
