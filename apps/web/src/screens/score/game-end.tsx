import { score as scoreOf, view as viewOf } from '@la-stanza/engine';
import { Suspense, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { loadTexts } from '../../ui/messages/messages.ts';
import { useSettings } from '../../ui/settings.ts';
import { playSample } from '../../ui/sound/sound.ts';
import { ScoreScreen, type ScoreScreenProps } from './score-screen.tsx';
import { part } from '../../ui/parts/part.tsx';

const CountScreen = part(
  async () => {
    const [{ CountScreen: Count }] = await Promise.all([import('./count-screen.tsx'), loadTexts('ceremony')]);
    return Count;
  },
  { face: 'page', atTable: true },
);
const WinScreen = part(
  async () => {
    const [{ WinScreen: Win }] = await Promise.all([import('./win-screen.tsx'), loadTexts('ceremony')]);
    return Win;
  },
  { face: 'page', atTable: true },
);

type GameEndProps = ScoreScreenProps & {
  /** Whether the game has ended here: then it is counted on the palazzo first. */
  readonly isNew: boolean;
};

/** The end of a game: the count on the palazzo, the winner, the score sheet. */
export function GameEnd({ isNew, ...sheet }: GameEndProps): ReactNode {
  const moment = useSyncExternalStore(sheet.source.subscribe, sheet.source.moment);
  const isTextual = useSettings((settings) => settings.textView);
  const isOff = useSettings((settings) => settings.ceremonies === 'off');
  const [scene, setScene] = useState<'count' | 'win' | 'sheet'>(isNew && !isTextual && !isOff ? 'count' : 'sheet');
  const isWinHeard = isNew && scene !== 'count';
  useEffect(() => {
    if (isWinHeard) playSample(['win']);
  }, [isWinHeard]);
  const { state } = moment.game;
  switch (scene) {
    case 'count':
      return (
        <Suspense>
          <CountScreen moment={moment} view={viewOf(state)} score={scoreOf(state)} onDone={() => setScene('win')} />
        </Suspense>
      );
    case 'win':
      return (
        <Suspense>
          <WinScreen
            moment={moment}
            view={viewOf(state)}
            score={scoreOf(state)}
            next={sheet.next}
            others={sheet.others ?? []}
            stake={sheet.stake}
            onStory={sheet.onAnalyse ?? sheet.onReplay}
            onLook={sheet.onLook}
            onSheet={() => setScene('sheet')}
          />
        </Suspense>
      );
    case 'sheet':
      return <ScoreScreen {...sheet} onCount={() => setScene('count')} />;
  }
}
