import type { Discipline } from '@la-stanza/engine';
import type { Step } from '../lesson.ts';
import { roomRef } from '../lesson-references.ts';

type Room = Exclude<Discipline, 'discoveries'>;

const ROOMS: readonly Room[] = ['literature', 'religion', 'arts', 'politics'];

/** What the other rooms bring, after the learner has sailed: one step to read each. */
export const ROOM_REWARDS: readonly Step[] = ROOMS.map((room) => ({
  kind: 'look',
  title: `learn.rooms.${room}.title`,
  say: `learn.rooms.${room}`,
  refs: () => ({ room: roomRef(room) }),
  shows: [`room ${room}`],
}));
