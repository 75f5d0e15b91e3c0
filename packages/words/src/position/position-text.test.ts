import { score, view as viewOf, type Game } from '@la-stanza/engine';
import { expect, test } from 'vitest';
import { english, SPOKEN } from '../../test/languages.ts';
import { playThrough, SITTING } from '../../test/play-through.ts';
import { fullName } from '../people/cast.ts';
import { bonusDiscipline } from '../pieces/bonus-tiles.ts';
import { positionText } from './position-text.ts';
import type { TextSection } from './text-section.ts';

const linesOf = ({ title, lines, parts = [] }: TextSection): string[] => [title, ...lines, ...parts.flatMap(linesOf)];

function told(game: Game, t = english): string[] {
  const view = viewOf(game.state);
  return positionText({ t, view, players: SITTING }, { score: score(game.state), first: view.activeSeat }).flatMap(
    linesOf,
  );
}

const without = (lines: readonly string[]): string => lines.join('\n').replaceAll('\u00A0', ' ');

test('everybody on walls and mats, every tile, florin, meeple and masterpiece is told', () => {
  let positions = 0;
  playThrough('1a2b3c', {}, (game) => {
    if (positions++ % 12 !== 0) return;
    const view = viewOf(game.state);
    const text = without(told(game));
    const people = [
      ...view.ring.map(({ tile }) => tile),
      ...view.seats.flatMap(({ workers, recruits }) => [...workers, ...recruits]),
    ].flatMap((tile) => (tile === null ? [] : [`${fullName(english, tile.tile)} (`]));
    const grid = view.grid.flatMap(({ tile, takenBy }) => {
      if (tile === null) return [];
      const taken = takenBy === null ? '' : `taken by ${SITTING[takenBy]?.name}`;
      const discipline = english(`terms.discipline.${bonusDiscipline(tile)}`);
      return [`${english(`terms.tile.${tile}.name`)} (${discipline}): ${taken}`];
    });
    const held = view.seats.flatMap(({ money, boxes, seat }) => [
      `Florins: ƒ${money}\n`,
      ...(boxes.arts > 1 ? [`${SITTING[seat]?.name} ${boxes.arts} discs`] : []),
    ]);
    expect([...people, ...grid, ...held].filter((words) => !text.includes(words))).toEqual([]);
    expect(text.match(/^Masterpiece, /gm)).toHaveLength(Object.values(view.niches).flat().length);
  });
  expect(positions).toBeGreaterThan(100);
});

test('any two positions that differ read differently', () => {
  let last: string | undefined;
  playThrough('4d5e6f', { expert: true }, (game) => {
    // what is only spent within an activation is told with the choices
    if (viewOf(game.state).open.decision !== 'walk') return;
    const text = without(told(game));
    expect(text).not.toBe(last);
    last = text;
  });
});

test('no language lets an id or an unfilled place through', () => {
  let positions = 0;
  playThrough('7a8b9c', { arranged: true }, (game) => {
    if (positions++ % 25 !== 0) return;
    for (const [, t] of SPOKEN) {
      for (const line of told(game, t)) {
        expect(line).toMatch(/^[^{}]+$/);
        expect(line).not.toMatch(/^(text|table|terms|explain|cast)\./);
      }
    }
  });
});
