import type { TableView } from '@la-stanza/protocol';
import type { ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { useAbout } from '../../server/about.ts';
import { tableAddress, siteAddress } from '../../server/table-address.ts';
import { useCopiedLink } from './use-copied-link.ts';

/** Copies the link to a finished game, with a preview of its result. */
export function ShareGame({ table }: { readonly table: TableView }): ReactNode {
  const t = useTranslate();
  const about = useAbout();
  const address = tableAddress(siteAddress(about?.local), table);
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
