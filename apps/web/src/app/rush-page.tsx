import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState, type ReactNode } from 'react';
import { allPuzzles } from '../game/puzzles/load-puzzles.ts';
import { RushScreen } from '../screens/puzzle/rush-screen.tsx';
import { addressFromHere, RuleAddress } from '../ui/rules/rule-link.tsx';
import { part } from '../ui/parts/part.tsx';

const SettingsSheet = part(async () => (await import('../shell/settings/settings-sheet.tsx')).SettingsSheet, {
  atTable: true,
  close: ({ onClose }) => onClose(),
});

/** One Rush after the other. */
export function RushPage(): ReactNode {
  const navigate = useNavigate();
  const [round, setRound] = useState(0);
  const [showsSettings, setShowsSettings] = useState(false);
  return (
    <RuleAddress value={addressFromHere}>
      <RushScreen
        key={round}
        puzzles={allPuzzles()}
        onAgain={() => setRound(round + 1)}
        onLeave={() => void navigate({ to: '/practise' })}
        onSettings={() => setShowsSettings(true)}
      />
      <Suspense>{showsSettings ? <SettingsSheet onClose={() => setShowsSettings(false)} /> : null}</Suspense>
    </RuleAddress>
  );
}
