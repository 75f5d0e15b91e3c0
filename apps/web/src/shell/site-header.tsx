import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { DISCIPLINES } from '../drawing/art/discipline.ts';
import { each } from '../drawing/art/each.tsx';
import { Emblem } from '../drawing/art/emblem.tsx';
import { Icon } from '../drawing/art/icon.tsx';
import { Symbol } from '../drawing/art/symbol.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Select } from '../ui/controls/select.tsx';
import { useTranslate } from '../ui/messages/messages.ts';
import { hasServer } from '../server/server-address.ts';
import { lightOf } from '../ui/theme/apply-settings.ts';
import { useSettings } from '../ui/settings.ts';
import { LANGUAGE_OPTIONS } from './settings/language-options.ts';
import styles from './site-header.module.css';

// loaded only if there is a server
const Myself = lazy(async () => ({ default: (await import('./account-link.tsx')).AccountLink }));
// most visits never open the settings
const SettingsSheet = lazy(async () => ({ default: (await import('./settings/settings-sheet.tsx')).SettingsSheet }));

type SiteHeaderProps = {
  /** On a phone the header overlays the page's picture, which shows the name. */
  readonly overPicture?: boolean;
};

/** The header of every page but the table: home, rules, language, light, settings, account. */
export function SiteHeader({ overPicture = false }: SiteHeaderProps): ReactNode {
  const t = useTranslate();
  const { language, theme, change } = useSettings();
  const [showsSettings, setShowsSettings] = useState(false);
  const other = lightOf(theme) === 'day' ? 'candle' : 'day';
  return (
    <header className={styles['bar']} data-over-picture={overPicture}>
      <Link to="/" className={styles['name']} aria-label={t('site.home')}>
        <span className={styles['emblems']}>
          {each(DISCIPLINES, (discipline) => (
            <Icon size={20}>
              <Emblem discipline={discipline} />
            </Icon>
          ))}
        </span>
        La Stanza
      </Link>
      <Link to="/rules" className={styles['rules']} activeProps={{ 'aria-current': 'page' }}>
        {t('site.rules')}
      </Link>
      <Select
        plain
        label={t('site.language')}
        options={LANGUAGE_OPTIONS}
        value={language}
        onChange={(chosen) => change({ language: chosen })}
      />
      <Button className={styles['light']} onClick={() => change({ theme: other })}>
        <Symbol name="bulb" />
        {t(`site.light.${other}`)}
      </Button>
      <Button size="icon" aria-label={t('site.settings')} onClick={() => setShowsSettings(true)}>
        <Symbol name="settings" />
      </Button>
      <Suspense>{hasServer() ? <Myself /> : null}</Suspense>
      <Suspense>{showsSettings ? <SettingsSheet onClose={() => setShowsSettings(false)} /> : null}</Suspense>
    </header>
  );
}
