import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Symbol } from '../drawing/art/symbol.tsx';
import { BoxLinks } from '../screens/box/box-links.tsx';
import { PersonOnTheWall } from '../screens/home/person-on-the-wall.tsx';
import { LearnCard } from '../screens/learn/learn-card.tsx';
import { SiteHeader } from '../shell/site-header.tsx';
import { buttonClass } from '../ui/controls/button.tsx';
import { Card } from '../ui/controls/card.tsx';
import { useTranslate } from '../ui/messages/messages.ts';
import styles from './section-page.module.css';

/** The first game, the lessons, the rules and everything else to read. */
export function LearnPage(): ReactNode {
  const t = useTranslate();
  return (
    <>
      <SiteHeader />
      <main className={styles['main']}>
        <h1>{t('site.section.learn')}</h1>
        <div className={styles['columns']}>
          <div>
            <LearnCard />
          </div>
          <div>
            <Card title={t('learn.read')}>
              <div className={styles['links']}>
                <Link to="/rules" className={buttonClass({ tone: 'gold' })}>
                  <Symbol name="rules" />
                  {t('site.rules')}
                </Link>
                <Link to="/aid" className={buttonClass({})}>
                  <Symbol name="help" />
                  {t('learn.aid')}
                </Link>
                <Link to="/edition" className={buttonClass({})}>
                  <Symbol name="settings" />
                  {t('learn.edition')}
                </Link>
                <Link to="/fair" className={buttonClass({})}>
                  <Symbol name="shuffle" />
                  {t('fair.title')}
                </Link>
              </div>
            </Card>
            <BoxLinks />
            <PersonOnTheWall />
          </div>
        </div>
      </main>
    </>
  );
}
