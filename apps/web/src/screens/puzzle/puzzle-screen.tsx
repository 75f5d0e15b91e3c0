import type { Puzzle, SolvedPuzzle } from '@la-stanza/bots/puzzles';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { puzzleId } from '../../game/puzzles/load-puzzles.ts';
import { usePuzzles } from '../../game/puzzles/puzzle-memory.ts';
import { isTried, leadAfter, tryPuzzle, type PuzzlePosition } from '../../game/puzzles/puzzle-run.ts';
import type { LocalGame } from '../../game/source/local-game.ts';
import { useNamedPlayers } from '../../game/source/use-named-players.ts';
import type { Coach } from '../../table/scene/coach.ts';
import { TableScreen } from '../../table/table-screen.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { useReloadHold } from '../../ui/parts/newest-version.ts';
import { useSettings } from '../../ui/settings.ts';
import { PuzzleCard } from './puzzle-card.tsx';
import styles from './puzzle-screen.module.css';
import { PuzzleStrip } from './puzzle-strip.tsx';
import { MOST_TRIES, nowOpen, SCORED, type PuzzleTries } from './puzzle-tries.ts';
import { useSolvedPuzzle } from './use-solved-puzzle.ts';

type PuzzleNavigation = {
  readonly onLeave: () => void;
  readonly onNext: () => void;
  readonly onSettings: () => void;
};

type PuzzleScreenProps = {
  readonly puzzle: Puzzle;
  readonly position: PuzzlePosition;
  readonly navigation: PuzzleNavigation;
};

/** A puzzle on the real table: three tries, then the reason and the proof. */
export function PuzzleScreen({ puzzle, position, navigation }: PuzzleScreenProps): ReactNode {
  const [shown, setShown] = useState<{ readonly round: number; readonly game: LocalGame }>();
  const [round, setRound] = useState(0);
  const [tries, setTries] = useState(nowOpen);
  const { solved, again } = useSolvedPuzzle(position.game.state);
  useEffect(() => {
    const game = tryPuzzle(position, useSettings.getState().playerName);
    setShown({ round, game });
    return () => game.close();
  }, [position, round]);
  // the game of the last try must not be judged again
  if (shown?.round !== round) return null;
  return (
    <Trying
      key={round}
      puzzle={puzzle}
      position={position}
      game={shown.game}
      solved={solved}
      onCount={again}
      tries={tries}
      onTries={setTries}
      onAgain={() => setRound(round + 1)}
      navigation={navigation}
    />
  );
}

type TryingProps = PuzzleScreenProps & {
  readonly game: LocalGame;
  readonly solved: SolvedPuzzle | undefined;
  /** Counts the turns again, if that failed. */
  readonly onCount: (() => void) | undefined;
  readonly tries: PuzzleTries;
  readonly onTries: (tries: PuzzleTries) => void;
  /** Puts the pieces back. */
  readonly onAgain: () => void;
};

function Trying({
  puzzle,
  position,
  game: opened,
  solved,
  onCount,
  tries,
  onTries,
  onAgain,
  navigation,
}: TryingProps): ReactNode {
  const t = useTranslate();
  const source = useNamedPlayers(opened);
  const moment = useSyncExternalStore(source.subscribe, source.moment);
  const { game, players } = moment;
  // tries are counted, and a turn that is begun is kept nowhere
  const hasBegun = tries.used > 0 || game.line.length > position.game.line.length;
  useReloadHold(tries.result === 'open' && hasBegun);
  const hasTried = useMemo(() => isTried(position, game), [position, game]);
  const lead = hasTried && solved !== undefined ? leadAfter(solved, game.state) : undefined;
  const judged = useRef(false);
  useEffect(() => {
    if (lead === undefined || solved === undefined || judged.current || tries.result !== 'open') return;
    judged.current = true;
    const isSolved = lead >= solved.best;
    const used = tries.used + 1;
    const result = isSolved ? 'solved' : used === MOST_TRIES ? 'missed' : 'open';
    if (result !== 'open')
      usePuzzles.getState().count(puzzleId(puzzle), puzzle.rating, isSolved ? (SCORED[used - 1] ?? 0) : 0);
    onTries({ used, result, wrong: isSolved ? undefined : lead });
  }, [lead, solved, tries, onTries, puzzle]);
  const show = (): void => {
    usePuzzles.getState().count(puzzleId(puzzle), puzzle.rating, 0);
    onTries({ ...tries, result: 'missed', wrong: undefined });
    onAgain();
  };
  const coach: Coach = {
    framed: true,
    closing: tries.result !== 'open',
    where: t('puzzle.title'),
    sentence: hasTried ? t('puzzle.over') : undefined,
    say: () => (
      <PuzzleCard
        puzzle={puzzle}
        position={position}
        players={players}
        solved={solved}
        onCount={onCount}
        tries={tries}
        hasTried={hasTried}
        onAgain={onAgain}
        onShow={show}
        onNext={navigation.onNext}
      />
    ),
  };
  return (
    <div className={styles['puzzle']}>
      <PuzzleStrip puzzle={puzzle} position={position} players={players} tries={tries} onLeave={navigation.onLeave} />
      <TableScreen source={source} onLeave={navigation.onLeave} onSettings={navigation.onSettings} coach={coach} />
    </div>
  );
}
