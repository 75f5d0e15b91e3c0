import { score, view, whoseTurn, legalActions } from '@la-stanza/engine';
import { translateWith } from '@la-stanza/words';
import { messages as en } from 'virtual:messages/en';
import { expect, test } from 'vitest';
import { playWithBots, THREE_PLAYERS } from '../kit/play.ts';
import { forecastOf } from './forecast.ts';

const t = translateWith('en', en);

test(
  'every option has a forecast of at most four lines, which names everyone whose points change',
  { timeout: 180_000 },
  () => {
    let changed = 0;
    let left = 0;
    playWithBots('00000c', { options: { expert: true } }, ({ state }) => {
      const acting = whoseTurn(state);
      if (acting.who !== 'seat') return;
      for (const { id: action } of legalActions(state)) {
        const forecast = forecastOf({ t, state, seat: acting.seat, players: THREE_PLAYERS }, { action });
        expect(forecast?.title).not.toBe('');
        const lines = forecast?.lines.map(({ text }) => text) ?? [];
        expect(lines.length).toBeLessThanOrEqual(4);
        left += lines.filter((line) => / (drops out|leaves)/.test(line)).length;
        const named = THREE_PLAYERS.filter(({ name }) =>
          lines.some((line) => line.startsWith(`${name}\u00A0`) || line.startsWith(`${name} `)),
        );
        changed += named.length;
      }
    });
    expect(changed).toBeGreaterThan(20);
    expect(left).toBeGreaterThan(20);
  },
);

test('the first half of a choice has no forecast', () => {
  playWithBots('00000c', {}, ({ state }) => {
    expect(
      forecastOf({ t, state, seat: view(state).activeSeat, players: THREE_PLAYERS }, { first: 1 }),
    ).toBeUndefined();
    expect(score(state).seats.length).toBe(THREE_PLAYERS.length);
  });
});
