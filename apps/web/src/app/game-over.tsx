import { SCENARIOS, starsFor } from '@la-stanza/bots/campaign';
import { shortName, slugOf } from '@la-stanza/words';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { NO_EVENING, useCampaign } from '../game/campaign/campaign-memory.ts';
import { tryOf } from '../game/campaign/count-evening.ts';
import { startEvening } from '../game/campaign/late-start-evening.ts';
import { nextPerson } from '../game/campaign/progress.ts';
import { rematchPlayers, startRematch } from '../game/shelf/rematch.ts';
import type { GameMoment, GameSource } from '../game/source/game-source.ts';
import { readerIn } from '../game/source/who-plays.ts';
import { EveningOutcome } from '../screens/palazzo/evening-outcome.tsx';
import { GameEnd } from '../screens/score/late-game-end.ts';
import type { Stake, WayOn } from '../screens/score/way-on.ts';
import { useTranslate } from '../ui/messages/messages.ts';
import type { OpenedGame } from './open-saved-game.ts';

type GameOverProps = {
  readonly id: string;
  readonly table: OpenedGame;
  /** The table's game with names. */
  readonly source: GameSource;
  readonly isNew: boolean;
  readonly onReplay: () => void;
  readonly onLook: () => void;
  readonly coach: ReactNode;
};

type Ending = { readonly next: WayOn; readonly others?: readonly WayOn[]; readonly stake?: Stake };

/** The end of a game of this device, with the ways on that fit it: to the day's results, the next evening, or a rematch. */
export function GameOver({ id, table, source, ...rest }: GameOverProps): ReactNode {
  const navigate = useNavigate();
  const moment = useSyncExternalStore(source.subscribe, source.moment);
  const daily = useDailyEnding(table.daily);
  const evening = useEveningEnding(id, table.evening, moment);
  const rematch = useRematchEnding(moment, table.source);
  return (
    <GameEnd
      {...rest}
      {...(daily ?? evening ?? rematch)}
      source={source}
      onAnalyse={() => void navigate({ to: '/analysis/$id', params: { id } })}
      onLeave={() => void navigate({ to: '/' })}
    />
  );
}

/** A second press, before the first has led away, starts no second game. */
function useOneStart(): (start: () => Promise<void>) => void {
  const isStarting = useRef(false);
  return (start) => {
    if (isStarting.current) return;
    isStarting.current = true;
    void start().finally(() => (isStarting.current = false));
  };
}

function useDailyEnding(day: string | undefined): Ending | undefined {
  const t = useTranslate();
  const navigate = useNavigate();
  if (day === undefined) return undefined;
  const onGo = (): void => void navigate({ to: '/daily/$day', params: { day } });
  return { next: { label: t('daily.see'), symbol: 'today', onGo } };
}

function useRematchEnding(moment: GameMoment, source: GameSource): Ending {
  const t = useTranslate();
  const navigate = useNavigate();
  const startOnce = useOneStart();
  const { seatsHere, players } = moment;
  const [first] = rematchPlayers(moment);
  const you = players[readerIn({ seatsHere }) ?? -1];
  const onGo = async (): Promise<void> =>
    navigate({ to: '/game/$id', params: { id: await startRematch(source.moment()) } });
  return {
    next: {
      label: t('score.rematch', { name: first?.name ?? '', you: first !== undefined && first === you ? 'yes' : 'no' }),
      short: t('ceremony.win.again'),
      symbol: 'shuffle',
      onGo: () => startOnce(onGo),
    },
  };
}

/** After an evening: what became of its goals, and the next person or another try. */
function useEveningEnding(id: string, person: number | undefined, { game }: GameMoment): Ending | undefined {
  const t = useTranslate();
  const navigate = useNavigate();
  const startOnce = useOneStart();
  const evenings = useCampaign((known) => known.evenings);
  const scenario = SCENARIOS.find((each) => each.person === person);
  const result = useMemo(() => (scenario === undefined ? undefined : tryOf(scenario, game.state)), [scenario, game]);
  useEffect(() => {
    if (scenario !== undefined && result !== undefined) useCampaign.getState().finish(scenario.person, id, result);
  }, [id, scenario, result]);
  if (scenario === undefined || result === undefined) return undefined;
  const stars = starsFor(result.reached);
  const before = evenings[scenario.person] ?? NO_EVENING;
  const after = { ...evenings, [scenario.person]: { ...before, stars: Math.max(before.stars, stars) } };
  const following = nextPerson(after);
  const openEvening = (of: number): void => void navigate({ to: '/palazzo/$person', params: { person: slugOf(of) } });
  const playAgain = async (): Promise<void> => {
    await navigate({ to: '/game/$id', params: { id: await startEvening(scenario) } });
  };
  const again: WayOn = {
    label: t(stars === 0 ? 'palazzo.retry' : 'palazzo.again'),
    symbol: 'undo',
    onGo: () => startOnce(playAgain),
  };
  const palazzo: WayOn = { label: t('palazzo.open'), symbol: 'door', onGo: () => openEvening(scenario.person) };
  const isNextOpen = (after[following]?.stars ?? 0) === 0;
  const next: WayOn = {
    label: t('palazzo.next', { name: shortName(t, following) }),
    symbol: 'door',
    onGo: () => openEvening(following),
  };
  const stake = {
    title: stars === 0 ? undefined : t('palazzo.won'),
    outcome: <EveningOutcome scenario={scenario} reached={result.reached} />,
  };
  if (stars === 0) return { next: again, others: [palazzo], stake };
  return isNextOpen ? { next, others: [again, palazzo], stake } : { next: palazzo, others: [again], stake };
}
