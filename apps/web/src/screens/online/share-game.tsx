import type { ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { addressOf } from '../../server/server-address.ts';
import { useCopiedLink } from './use-copied-link.ts';

/** Copies the link to a finished game. It has no #, so that sites can show a preview of its result. */
export function ShareGame({ game }: { readonly game: string }): ReactNode {
  const t = useTranslate();
  const address = addressOf(`/online/${game}`).href;
  const { label, isRefused, copy } = useCopiedLink(address);
  return (
    <>
      <Button onClick={(event) => copy(event.currentTarget)}>
        <Symbol name="link" />
        {t(label)}
      </Button>
      {isRefused ? <input readOnly aria-label={t('lobby.link')} value={address} /> : null}
    </>
  );
}
