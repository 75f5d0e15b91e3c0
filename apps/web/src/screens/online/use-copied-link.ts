import { useState } from 'react';
import { copyText } from '../../ui/copy-text.ts';

/** Copying a link: the message for its button, and whether the browser refused, so that the link must be shown. */
export type CopiedLink = {
  readonly label: 'online.link.copy' | 'online.link.copied' | 'online.link.refused';
  readonly isRefused: boolean;
  readonly copy: (button: HTMLElement) => void;
};

export function useCopiedLink(link: string): CopiedLink {
  const [outcome, setOutcome] = useState<'copy' | 'copied' | 'refused'>('copy');
  return {
    label: `online.link.${outcome}`,
    isRefused: outcome === 'refused',
    copy: (button) => void copyText(link, button).then((isCopied) => setOutcome(isCopied ? 'copied' : 'refused')),
  };
}
