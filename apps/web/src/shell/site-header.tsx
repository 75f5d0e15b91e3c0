import { Link } from '@tanstack/react-router';
import { Suspense, useState, type ReactNode } from 'react';
import { DISCIPLINES } from '../drawing/art/discipline.ts';
import { each } from '../drawing/art/each.tsx';
import { Emblem } from '../drawing/art/emblem.tsx';
import { Icon } from '../drawing/art/icon.tsx';
import { Symbol } from '../drawing/art/symbol.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Select } from '../ui/controls/select.tsx';
import { useTranslate } from '../ui/messages/messages.ts';
import { useLobby } from '../server/lobby-store.ts';
import { useServed } from '../ui/use-served.ts';
import { useLanguageChoice } from '../ui/messages/use-language-choice.ts';
import { LANGUAGE_OPTIONS } from './settings/language-options.ts';
import { SectionLinks } from './section-links.tsx';
import styles from './site-header.module.css';
import { part } from '../ui/parts/part.tsx';

// loaded only if there is a server
const Myself = part(async () => (await import('./account-link.tsx')).AccountLink, { face: 'none' });
// most visits never open the settings
const SettingsSheet = part(async () => (await import('./settings/settings-sheet.tsx')).SettingsSheet, {
  close: ({ onClose }) => onClose(),
});

type SiteHeaderProps = {
  /** On a phone the header overlays the page's picture, which shows the name. */
  readonly overPicture?: boolean;
  /** On a phone the sections are left out: the bottom of the window belongs to the table. */
  readonly atTable?: boolean;
};

/** The header of every page but the table: the sections, who is here, language, settings, account. */
export function SiteHeader({ overPicture = false, atTable = false }: SiteHeaderProps): ReactNode {
  const t = useTranslate();
  const { language, choose, isMissing } = useLanguageChoice();
  const isServed = useServed();
  const [showsSettings, setShowsSettings] = useState(false);
  return (
    <header className={styles['bar']} data-over-picture={overPicture} data-at-table={atTable}>
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
      <SectionLinks />
      <Presence />
      <Select plain label={t('site.language')} options={LANGUAGE_OPTIONS} value={language} onChange={choose} />
      <Button size="icon" aria-label={t('site.settings')} onClick={() => setShowsSettings(true)}>
        <Symbol name="settings" />
      </Button>
      {isMissing ? (
        <p role="alert" className={styles['missing']}>
          {t('site.language.missing')}
        </p>
      ) : null}
      <Suspense>{isServed ? <Myself /> : null}</Suspense>
      <Suspense>{showsSettings ? <SettingsSheet onClose={() => setShowsSettings(false)} /> : null}</Suspense>
    </header>
  );
}

/** How many people are connected, where a page follows that. */
function Presence(): ReactNode {
  const t = useTranslate();
  const people = useLobby((lobby) => lobby.people);
  return people === undefined ? null : <span className={styles['presence']}>{t('site.here', { count: people })}</span>;
}
