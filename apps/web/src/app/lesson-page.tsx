import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { Suspense, useState, type ReactNode } from 'react';
import { buttonClass } from '../ui/controls/button.tsx';
import { startFirstGame } from '../screens/learn/first-game.ts';
import { COURSE_IDS, LESSON_IDS } from '../screens/learn/lesson.ts';
import { LessonScreen } from '../screens/learn/lesson-screen.tsx';
import { useTranslate } from '../ui/messages/messages.ts';
import { addressFromHere, RuleAddress } from '../ui/rules/rule-link.tsx';
import { SettingsSheet } from '../shell/settings/settings-sheet.tsx';
import { useSettings } from '../ui/settings.ts';
import styles from '../shell/game-page.module.css';
import { part } from '../ui/parts/part.tsx';

const GuidedScreen = part(async () => (await import('../screens/learn/guided/guided-screen.tsx')).GuidedScreen, {
  face: 'page',
  atTable: true,
});

/** The first game, or one of the five lessons. */
export function LessonPage(): ReactNode {
  const t = useTranslate();
  const navigate = useNavigate();
  const { lesson } = useParams({ from: '/learn/$lesson' });
  const [showsSettings, setShowsSettings] = useState(false);
  const playerName = useSettings((settings) => settings.playerName);
  const id = COURSE_IDS.find((each) => each === lesson);
  const play = async (): Promise<void> => {
    await navigate({ to: '/game/$id', params: { id: await startFirstGame(playerName) } });
  };
  const leave = (): void => void navigate({ to: '/' });
  const learn = (next: string): void => void navigate({ to: '/learn/$lesson', params: { lesson: next } });
  if (id === undefined) {
    return (
      <main className={styles['note']}>
        {t('learn.astray')}
        <Link to="/" className={buttonClass({ tone: 'primary' })}>
          {t('site.to-home')}
        </Link>
      </main>
    );
  }
  return (
    <RuleAddress value={addressFromHere}>
      {id === 'game' ? (
        <Suspense>
          <GuidedScreen
            onLeave={leave}
            onLessons={() => learn(LESSON_IDS[0])}
            onPlay={() => void play()}
            onSettings={() => setShowsSettings(true)}
          />
        </Suspense>
      ) : (
        <LessonScreen
          key={id}
          id={id}
          onLeave={leave}
          onLesson={learn}
          onFirstGame={() => void play()}
          onSettings={() => setShowsSettings(true)}
        />
      )}
      {showsSettings ? <SettingsSheet onClose={() => setShowsSettings(false)} /> : null}
    </RuleAddress>
  );
}
