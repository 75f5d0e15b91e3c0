import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { usePageVersion } from './page-version.ts';
import styles from './version-notice.module.css';

/** Offers a newer version of the page; the reader decides when to load it. */
export function VersionNotice(): ReactNode {
  const t = useTranslate();
  const { isNewerReady, take } = usePageVersion();
  const [isPutOff, setIsPutOff] = useState(false);
  return (
    <div role="status">
      {isNewerReady && !isPutOff ? (
        <div className={styles['notice']}>
          <p>{t('site.version.ready')}</p>
          <Button onClick={take}>{t('site.version.take')}</Button>
          <Button onClick={() => setIsPutOff(true)}>{t('site.version.later')}</Button>
        </div>
      ) : null}
    </div>
  );
}
