import type { ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { loadNewestPage } from '../../ui/parts/load-newest-page.ts';

/** Loads the newest page, where this one is too old for its server. */
export function ReloadButton(): ReactNode {
  const t = useTranslate();
  return (
    <Button tone="gold" onClick={() => void loadNewestPage()}>
      {t('site.version.take')}
    </Button>
  );
}
