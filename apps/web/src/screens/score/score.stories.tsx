import { dealer } from '@la-stanza/engine/fair';
import { createBot } from '@la-stanza/bots';
import {
  preview,
  score as scoreOf,
  view as viewOf,
  type Score,
  type View,
  whoseTurn,
  newGame,
} from '@la-stanza/engine';
import { finalOrder, scoreLines } from '@la-stanza/words';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { PLAYER_COLOURS } from '../../drawing/art/player.ts';
import { Card } from '../../ui/controls/card.tsx';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { Podium } from './podium.tsx';
import { ScoreBars } from './score-bars.tsx';
import { ScoreTable } from './score-table.tsx';
import { TieBreak } from './tie-break.tsx';

const meta: Meta = { title: 'Score' };
export default meta;

const NAMES = ['Elena', 'Bastiano', 'Marit', 'Ada'] as const;

/** A whole game played by bots. */
function playedOut(players: number): { view: View; score: Score; players: SeatedPlayer[] } {
  const bank = dealer('ab');
  let { state } = bank.dealOut(newGame({ players }).state);
  while (whoseTurn(state).who === 'seat') {
    ({ state } = bank.dealOut(preview(state, ...createBot(1).decide(state, 1).actions).state));
  }
  const seated = PLAYER_COLOURS.slice(0, players).map((colour, seat) => ({ name: NAMES[seat] ?? '', colour }));
  return { view: viewOf(state), score: scoreOf(state), players: seated };
}

type SheetProps = { readonly players: number; readonly counted: number };

function Sheet({ players: seats, counted }: SheetProps): ReactNode {
  const t = useTranslate();
  const { view, score, players } = playedOut(seats);
  const order = finalOrder(view.seats, score);
  return (
    <Card>
      <ScoreTable players={players} score={score} lines={scoreLines({ t, view, score })} counted={counted} />
      <ScoreBars players={players} score={score} order={order} />
      <div style={{ width: 400 }}>
        <Podium players={players} score={score} order={order} />
      </div>
    </Card>
  );
}

export const TwoPlayers: StoryObj = { render: () => <Sheet players={2} counted={8} /> };
export const FourPlayers: StoryObj = { render: () => <Sheet players={4} counted={8} /> };
export const HalfCounted: StoryObj = { render: () => <Sheet players={3} counted={4} /> };

export const TieBreaks: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, width: 400 }}>
      {(['financier-side', 'financier-place', 'withdrawal', 'shared'] as const).map((step) => (
        <TieBreak key={step} decidedBy={step} winner="Elena" />
      ))}
    </div>
  ),
};
