import { view as viewOf } from '@la-stanza/engine';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { labelledPlayers } from '../../game/source/named-players.ts';
import { useListFormat } from '../../ui/messages/use-list-format.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { siteRoot } from '../../ui/site-address.ts';
import { TableScreen } from '../../table/table-screen.tsx';
import { linkAddress, linkOf } from './game-link.ts';
import { ReplayBar } from './replay-bar.tsx';
import { ReplayDock } from './replay-dock.tsx';
import type { ReplaySource } from './replay-source.ts';
import { isOver, stepOfEntries, stepOfTurn } from './replay-steps.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useReplayKeys } from './use-replay-keys.ts';
import { whereWords } from './where-words.ts';

type ReplayScreenProps = {
  readonly source: ReplaySource;
  /** The players as they are stored: a link leaves out names that the page made up. */
  readonly seated: readonly SeatedPlayer[];
  readonly leaveLabel: string;
  readonly onLeave: () => void;
  readonly onPlayOn: () => void;
  readonly onExport: () => void;
  readonly onReview: (() => void) | undefined;
};

/** A replay: the table at one step, and the controls. */
export function ReplayScreen({
  source,
  seated,
  leaveLabel,
  onLeave,
  onPlayOn,
  onExport,
  onReview,
}: ReplayScreenProps): ReactNode {
  const t = useTranslate();
  const listed = useListFormat();
  const step = useSyncExternalStore(source.subscribe, source.step);
  const autoplay = useAutoplay(source, step);
  const { steps, whole } = source;
  const { game, players: named, own } = source.moment();
  const players = labelledPlayers(t, named, own);
  const view = useMemo(() => viewOf(game.state), [game]);
  const end = useMemo(() => viewOf(whole.game.state), [whole]);
  const shown = steps[step];
  const where = shown === undefined ? '' : whereWords(t, shown, steps.at(-1)?.turn ?? 0);
  const goTo = (next: number): void => {
    autoplay.stop();
    source.goTo(next);
  };
  useReplayKeys({
    onStep: (by) => goTo(step + by),
    onTurn: (by) => goTo(stepOfTurn(steps, step, by)),
    onFirst: () => goTo(0),
    onLast: () => goTo(steps.length - 1),
    onToggle: autoplay.toggle,
  });
  const entries = shown?.entries ?? 0;
  return (
    <TableScreen
      source={source}
      onLeave={onLeave}
      onLine={(seq) => goTo(stepOfEntries(steps, seq + 1))}
      replay={{
        whole: whole.steps,
        end,
        entries,
        isJump: source.isJump(),
        bar: (
          <ReplayBar
            title={t('replay.title', { names: listed(players.map(({ name }) => name)) })}
            where={where}
            leaveLabel={leaveLabel}
            onLeave={onLeave}
            onPlayOn={shown === undefined || isOver(shown) ? undefined : onPlayOn}
            address={() => linkAddress(siteRoot.href, linkOf(whole.game, seated, entries))}
            onExport={onExport}
            onReview={onReview}
          />
        ),
        dock: <ReplayDock source={source} step={step} view={view} where={where} autoplay={autoplay} onStep={goTo} />,
      }}
    />
  );
}
