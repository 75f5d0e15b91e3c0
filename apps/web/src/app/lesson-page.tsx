import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { buttonClass } from '../ui/controls/button.tsx';
import { startFirstGame } from '../screens/learn/first-game.ts';
import { LESSON_IDS } from '../screens/learn/lesson.ts';
import { LessonScreen } from '../screens/learn/lesson-screen.tsx';
import { useTranslate } from '../ui/messages/messages.ts';
import { addressFromHere, RuleAddress } from '../ui/rules/rule-link.tsx';
import { SettingsSheet } from '../shell/settings/settings-sheet.tsx';
import { useSettings } from '../ui/settings.ts';
import styles from '../shell/game-page.module.css';

/** One of the five lessons. */
export function LessonPage(): ReactNode {
  const t = useTranslate();
  const navigate = useNavigate();
  const { lesson } = useParams({ from: '/learn/$lesson' });
  const [showsSettings, setShowsSettings] = useState(false);
  const playerName = useSettings((settings) => settings.playerName);
  const id = LESSON_IDS.find((each) => each === lesson);
  const play = async (): Promise<void> => {
    await navigate({ to: '/game/$id', params: { id: await startFirstGame(playerName) } });
  };
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
      <LessonScreen
        key={id}
        id={id}
        onLeave={() => void navigate({ to: '/' })}
        onLesson={(next) => void navigate({ to: '/learn/$lesson', params: { lesson: next } })}
        onFirstGame={() => void play()}
        onSettings={() => setShowsSettings(true)}
      />
      {showsSettings ? <SettingsSheet onClose={() => setShowsSettings(false)} /> : null}
    </RuleAddress>
  );
}
