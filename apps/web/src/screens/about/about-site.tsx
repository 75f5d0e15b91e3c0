import { STORED_DATA } from '@la-stanza/protocol';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { useAbout } from '../../server/about.ts';
import { hasServer } from '../../server/server-address.ts';
import { buttonClass } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { siteRoot } from '../../ui/site-address.ts';
import styles from './about-site.module.css';

const RULES = ['kind', 'finish', 'one', 'names'] as const;
const NEW = ['windows', 'alone', 'people', 'why', 'fair', 'host'] as const;
const NEVER = ['sell', 'pretend', 'streak', 'notices', 'leave'] as const;

/** What this site is, what it stores, how people behave here, and who answers for it. */
export function AboutSite(): ReactNode {
  const t = useTranslate();
  return (
    <main className={styles['main']}>
      <div className={styles['column']}>
        <section className={styles['title']}>
          <h1>{t('about.title')}</h1>
          <p>{t('about.intro')}</p>
        </section>
        <Card title={t('about.version', { version: import.meta.env['VITE_VERSION'] })}>
          <ul>
            {NEW.map((thing) => (
              <li key={thing}>{t(`about.new.${thing}`)}</li>
            ))}
          </ul>
        </Card>
        <Card title={t('about.unofficial')} className={styles['unofficial']}>
          <p>{t('about.unofficial.text')}</p>
          <p>{t('about.unofficial.figures')}</p>
        </Card>
        <Card title={t('about.privacy')}>
          {hasServer() ? <PrivacyTable /> : null}
          <p>{t('about.privacy.cookie')}</p>
        </Card>
        <Card title={t('about.fair')}>
          <p>
            {t('about.fair.text')} <Link to="/fair">{t('about.fair.how')}</Link>
          </p>
        </Card>
      </div>
      <div className={styles['column']}>
        <Card title={t('about.rules')}>
          <ol>
            {RULES.map((rule) => (
              <li key={rule}>{t(`about.rules.${rule}`)}</li>
            ))}
          </ol>
          <p>{t('about.rules.operators')}</p>
        </Card>
        <Card title={t('about.never')}>
          <ul className={styles['never']}>
            {NEVER.map((thing) => (
              <li key={thing}>
                <Symbol name="close" size={18} />
                {t(`about.never.${thing}`)}
              </li>
            ))}
          </ul>
        </Card>
        {hasServer() ? <Imprint /> : null}
        {hasServer() ? (
          <Card title={t('about.data')}>
            <Link to="/account" className={buttonClass({})}>
              {t('about.data.go')}
            </Link>
            <p>{t('about.data.note')}</p>
          </Card>
        ) : null}
        <Card title={t('about.licences')}>
          <p>
            {t('about.licences.text')}{' '}
            <a href={new URL('licences.txt', siteRoot).pathname}>{t('about.licences.all')}</a>
          </p>
        </Card>
      </div>
    </main>
  );
}

function PrivacyTable(): ReactNode {
  const t = useTranslate();
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{t('about.privacy.what')}</th>
          <th scope="col">{t('about.privacy.why')}</th>
          <th scope="col">{t('about.privacy.long')}</th>
        </tr>
      </thead>
      <tbody>
        {STORED_DATA.map(({ topic, days }) => (
          <tr key={topic}>
            <th scope="row">{t(`about.${topic}`)}</th>
            <td>{t(`about.${topic}.why`)}</td>
            <td>{t(`about.${topic}.long`, { days: days ?? 0 })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Imprint(): ReactNode {
  const t = useTranslate();
  const about = useAbout();
  if (about === undefined) return null;
  const { imprint } = about;
  return (
    <Card title={t('about.imprint')}>
      {imprint === null ? (
        <p>{t('about.imprint.none')}</p>
      ) : (
        <address className={styles['imprint']}>
          {[imprint.name, ...imprint.address, imprint.contact].map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
    </Card>
  );
}
