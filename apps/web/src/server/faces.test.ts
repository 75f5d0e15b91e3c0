import type { SeatView } from '@la-stanza/protocol';
import { expect, test } from 'vitest';
import { facesOf } from './faces.ts';

const sitting = (seat: number, user: string): SeatView => ({
  seat,
  kind: 'human',
  user,
  name: user,
  bot: null,
  arriving: null,
  since: null,
  standing: 'playing',
  share: null,
});

test('no two people at a table have the same face, and a player alone always has the same one', () => {
  const faces = facesOf([sitting(0, '00000a'), sitting(1, '00000a'), sitting(2, '00000a'), sitting(3, '00000a')]);
  expect(new Set(faces).size).toBe(4);
  expect(facesOf([sitting(0, '00000a')])[0]).toBe(faces[0]);
});

test('an open seat has no face', () => {
  expect(facesOf([{ ...sitting(0, ''), kind: 'open', user: null }])).toEqual([undefined]);
});
