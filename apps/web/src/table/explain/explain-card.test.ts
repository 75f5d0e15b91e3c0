import { score, view as viewOf } from '@la-stanza/engine';
import { seatOf, translateWith } from '@la-stanza/words';
import { messages as de } from 'virtual:messages/de';
import { messages as en } from 'virtual:messages/en';
import { messages as fr } from 'virtual:messages/fr';
import { messages as nl } from 'virtual:messages/nl';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Palazzo } from '../../drawing/board/palazzo.tsx';
import { Mat } from '../../drawing/mat/mat.tsx';
import { playThrough, THREE_PLAYERS } from '../kit/play.ts';
import { boardPicture } from '../../picture/board.ts';
import { matPicture } from '../../picture/mat.ts';
import { explainCard } from './explain-card.ts';

const LANGUAGES = Object.entries({ en, de, fr, nl }).map(([name, messages]) => translateWith(name, messages));

test('everything on board and mat with a `data-about` name has a card, in every language', () => {
  const { game } = playThrough('beef31', {}, () => undefined);
  const [t] = LANGUAGES;
  if (t === undefined) throw new Error('nobody speaks');
  const view = viewOf(game.state);
  const seat = view.activeSeat;
  const parts = { t, view, players: THREE_PLAYERS };
  const drawn =
    renderToStaticMarkup(createElement(Palazzo, { board: boardPicture({ ...parts, targets: {} }) })) +
    renderToStaticMarkup(createElement(Mat, { mat: matPicture({ ...parts, seat, score: score(game.state) }) }));
  const abouts = [...new Set([...drawn.matchAll(/data-about="([^"]+)"/g)].map((found) => found[1] ?? ''))];
  expect(abouts).toEqual(
    expect.arrayContaining(['room bonus', 'room arts', 'florins', 'prestige', 'museum', 'rounds']),
  );
  for (const tile of seatOf(view, seat).tiles) expect(abouts).toContain(`tile ${tile}`);
  const isWhole = (words: string | undefined): boolean => words !== undefined && /^[^{}]+$/.test(words);
  const unexplained = abouts.filter((about) =>
    LANGUAGES.some((each) => {
      const card = explainCard({ t: each, view, players: THREE_PLAYERS, seat }, about);
      return !isWhole(card?.name) || !isWhole(card?.rule);
    }),
  );
  expect(unexplained).toEqual([]);
}, 20_000);
