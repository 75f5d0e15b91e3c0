import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { nextPuzzle } from '../game/puzzles/choose-puzzle.ts';
import { allPuzzles, puzzleId } from '../game/puzzles/load-puzzles.ts';
import { usePuzzles } from '../game/puzzles/puzzle-memory.ts';
import { openPuzzle } from '../game/puzzles/puzzle-run.ts';
import { PuzzleScreen } from '../screens/puzzle/puzzle-screen.tsx';
import styles from '../shell/game-page.module.css';
import { buttonClass } from '../ui/controls/button.tsx';
import { useTranslate } from '../ui/messages/messages.ts';
import { addressFromHere, RuleAddress } from '../ui/rules/rule-link.tsx';
import { part } from '../ui/parts/part.tsx';

const SettingsSheet = part(async () => (await import('../shell/settings/settings-sheet.tsx')).SettingsSheet, {
  atTable: true,
  close: ({ onClose }) => onClose(),
});

/** One puzzle, by its id. */
export function PuzzlePage(): ReactNode {
  const t = useTranslate();
  const navigate = useNavigate();
  const { id } = useParams({ from: '/puzzle/$id' });
  const [showsSettings, setShowsSettings] = useState(false);
  const puzzles = allPuzzles();
  const puzzle = puzzles.find((each) => puzzleId(each) === id);
  const position = useMemo(() => (puzzle === undefined ? undefined : openPuzzle(puzzle)), [puzzle]);
  const leave = (): void => void navigate({ to: '/practise' });
  const next = (): void => {
    const { scored, middle } = usePuzzles.getState();
    const other = nextPuzzle(puzzles, (each) => each in scored || each === id, middle);
    if (other === undefined) leave();
    else void navigate({ to: '/puzzle/$id', params: { id: puzzleId(other) } });
  };
  if (puzzle === undefined || position === undefined)
    return (
      <main className={styles['note']}>
        {t('puzzle.none')}
        <Link to="/practise" className={buttonClass({ tone: 'primary' })}>
          {t('site.section.practise')}
        </Link>
      </main>
    );
  return (
    <RuleAddress value={addressFromHere}>
      <PuzzleScreen
        key={id}
        puzzle={puzzle}
        position={position}
        navigation={{ onLeave: leave, onNext: next, onSettings: () => setShowsSettings(true) }}
      />
      <Suspense>{showsSettings ? <SettingsSheet onClose={() => setShowsSettings(false)} /> : null}</Suspense>
    </RuleAddress>
  );
}
