import type { View } from '@la-stanza/engine';
import { chronicleSentences, RULE_OF_EVENT } from '@la-stanza/words';
import type { ReactNode } from 'react';
import { ownerLine } from '../../drawing/art/player.ts';
import { Symbol, type SymbolName } from '../../drawing/art/symbol.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { PlayerBadge } from '../../drawing/art/player-badge.tsx';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { labelledPlayers } from '../../game/source/named-players.ts';
import { playerColour } from '../../game/source/player-colour.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { RuleLink } from '../../ui/rules/rule-link.tsx';
import type { ReplaySource } from './replay-source.ts';
import styles from './replay.module.css';
import { DASHES, ScoreGraph } from './score-graph.tsx';
import type { useAutoplay } from './use-autoplay.ts';

type ReplayDockProps = {
  readonly source: ReplaySource;
  readonly step: number;
  readonly view: View;
  readonly where: string;
  readonly autoplay: ReturnType<typeof useAutoplay>;
  readonly onStep: (step: number) => void;
};

/** The controls of a replay: buttons, the events of the step, and the timeline with the scores. */
export function ReplayDock({ source, step, view, where, autoplay, onStep }: ReplayDockProps): ReactNode {
  const t = useTranslate();
  const { steps } = source;
  const { players: named, own } = source.moment();
  const players = labelledPlayers(t, named, own);
  const last = steps.length - 1;
  return (
    <section className={styles['dock']} aria-label={t('replay.timeline')}>
      <div className={styles['controls']}>
        <StepButton symbol="previous" label={t('replay.first')} disabled={step === 0} onClick={() => onStep(0)} />
        <StepButton symbol="left" label={t('replay.previous')} disabled={step === 0} onClick={() => onStep(step - 1)} />
        <Button
          tone="primary"
          className={styles['play']}
          aria-label={t(autoplay.isPlaying ? 'replay.pause' : 'replay.play')}
          onClick={autoplay.toggle}
        >
          <Symbol name={autoplay.isPlaying ? 'pause' : 'play'} />
        </Button>
        <StepButton symbol="right" label={t('replay.next')} disabled={step === last} onClick={() => onStep(step + 1)} />
        <StepButton symbol="next" label={t('replay.last')} disabled={step === last} onClick={() => onStep(last)} />
        <Button
          className={styles['speed']}
          aria-label={t('replay.speed', { speed: `${autoplay.speed}×` })}
          onClick={autoplay.changeSpeed}
        >
          {autoplay.speed}×
        </Button>
      </div>
      <StepSentence source={source} step={step} view={view} />
      <ScoreGraph steps={steps} players={players} step={step} where={where} onStep={onStep} />
      <Legend players={players} totals={steps[step]?.totals ?? []} />
    </section>
  );
}

type StepButtonProps = {
  readonly symbol: SymbolName;
  readonly label: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
};

function StepButton({ symbol, label, disabled, onClick }: StepButtonProps): ReactNode {
  return (
    <Button size="icon" aria-label={label} title={label} disabled={disabled} onClick={onClick}>
      <Symbol name={symbol} />
    </Button>
  );
}

/** The events of the shown step, in the chronicle's words. */
function StepSentence({ source, step, view }: Pick<ReplayDockProps, 'source' | 'step' | 'view'>): ReactNode {
  const t = useTranslate();
  const { players, own: you } = source.moment();
  const { seat, events = [] } = source.steps[step] ?? {};
  const teller = { t, players, figures: view.figures, ring: view.ring, you };
  const words = step === 0 ? t('replay.opening') : chronicleSentences(teller, events).join(' ');
  return (
    <p className={styles['happened']} aria-live="polite">
      {seat === undefined ? null : <PlayerBadge colour={playerColour(players, seat)} size={24} />}
      <span>
        {words} <RuleLink rule={events[0] === undefined ? undefined : RULE_OF_EVENT[events[0].type]} />
      </span>
    </p>
  );
}

type LegendProps = { readonly players: readonly SeatedPlayer[]; readonly totals: readonly number[] };

/** The players of the graph, with the score at the shown step, the highest first. */
function Legend({ players, totals }: LegendProps): ReactNode {
  const t = useTranslate();
  const order = players
    .map((player, seat) => ({ player, seat, total: totals[seat] ?? 0 }))
    .toSorted((one, other) => other.total - one.total);
  return (
    <div className={styles['legend']}>
      <span>{t('replay.graph')}</span>
      <ul>
        {order.map(({ player, seat, total }) => (
          <li key={player.colour} aria-label={t('replay.graph.points', { name: player.name, points: total })}>
            <PlayerBadge colour={player.colour} size={24} />
            <b>{total}</b>
            <svg width={26} height={6} aria-hidden>
              <line
                x1={0}
                x2={26}
                y1={3}
                y2={3}
                stroke={ownerLine(player.colour)}
                strokeWidth={2.4}
                strokeDasharray={DASHES[seat]}
              />
            </svg>
            <span title={player.name}>{player.name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
