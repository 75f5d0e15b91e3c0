import type { Puzzle } from '@la-stanza/bots/puzzles';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { loadPuzzles } from '../game/puzzles/load-puzzles.ts';
import { RushScreen } from '../screens/puzzle/rush-screen.tsx';
import { addressFromHere, RuleAddress } from '../ui/rules/rule-link.tsx';

const SettingsSheet = lazy(async () => ({
  default: (await import('../shell/settings/settings-sheet.tsx')).SettingsSheet,
}));

/** One Rush after the other. */
export function RushPage(): ReactNode {
  const navigate = useNavigate();
  const [puzzles, setPuzzles] = useState<readonly Puzzle[]>();
  const [round, setRound] = useState(0);
  const [showsSettings, setShowsSettings] = useState(false);
  useEffect(() => void loadPuzzles().then(setPuzzles), []);
  if (puzzles === undefined) return null;
  return (
    <RuleAddress value={addressFromHere}>
      <RushScreen
        key={round}
        puzzles={puzzles}
        onAgain={() => setRound(round + 1)}
        onLeave={() => void navigate({ to: '/practise' })}
        onSettings={() => setShowsSettings(true)}
      />
      <Suspense>{showsSettings ? <SettingsSheet onClose={() => setShowsSettings(false)} /> : null}</Suspense>
    </RuleAddress>
  );
}
