import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useAbout } from '../server/about.ts';
import { useTranslate } from '../ui/messages/messages.ts';
import styles from './site-footer.module.css';

/** Below every page that is not a table: what this is, and who answers for it. */
export function SiteFooter(): ReactNode {
  const t = useTranslate();
  const about = useAbout();
  return (
    <footer className={styles['footer']}>
      <span>{t('site.footer')}</span>
      <Link to="/about">{t('site.footer.about')}</Link>
      {about === undefined || about.public ? null : <span data-private>{t('site.footer.private')}</span>}
    </footer>
  );
}
