import { useState, type ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { addressOf } from '../../server/server-address.ts';

/** The link to a finished game; without a # in it, so that its result is shown where it is posted. */
export function ShareGame({ game }: { readonly game: string }): ReactNode {
  const t = useTranslate();
  const [isCopied, setIsCopied] = useState(false);
  const address = addressOf(`/online/${game}`).href;
  return (
    <Button onClick={() => void navigator.clipboard.writeText(address).then(() => setIsCopied(true))}>
      <Symbol name="link" />
      {t(isCopied ? 'online.link.copied' : 'online.link.copy')}
    </Button>
  );
}
