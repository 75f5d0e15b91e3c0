import { expect, test } from 'vitest';
import { ACTIONS, legal, setup, STANDARD_FIGURES, type Figures, type Options } from '../src/index.ts';
import { apply } from '../src/flow/apply.ts';
import { ABUNDANT } from './kit/games.ts';
import { engineAnswer, referenceAnswer } from './kit/comparison.ts';
import { randomFrom } from './kit/random.ts';
import { play, startReference } from './reference/reference.ts';

const ALL_OPTIONS: readonly Options[] = ([0, 1, 2, 3, 4, 5, 6, 7] as const).map((bits) => ({
  start: bits % 2 === 0 ? 'random' : 'first',
  arranged: (bits & 1) > 0,
  expert: (bits & 2) > 0,
  openHiring: (bits & 4) > 0,
}));

function playInLockstep(players: number, options: Options, figures: Figures, seed: number): void {
  const random = randomFrom(seed);
  const state = setup({ players, options, figures });
  const reference = startReference(players, options, figures);
  for (let step = 0; ; step++) {
    const engine = engineAnswer(state);
    expect({ step, ...engine }).toEqual({ step, ...referenceAnswer(reference) });
    const choices = legal(state);
    const action = ACTIONS[choices[random(choices.length)] ?? -1];
    if (action === undefined) return;
    play(reference, action.text);
    apply(state, action.id);
  }
}

// oxlint-disable-next-line vitest/expect-expect -- playInLockstep expects equality at every step
test.each([2, 3, 4])('engine and reference agree at every step of random games with %i players', (players) => {
  for (const [index, options] of ALL_OPTIONS.entries()) {
    playInLockstep(players, options, STANDARD_FIGURES, 100 * players + index);
    playInLockstep(players, options, ABUNDANT, 200 * players + index);
  }
});
