import type { Discipline } from '@la-stanza/engine';
import type { Step } from '../lesson.ts';

type Room = Exclude<Discipline, 'discoveries'>;

const ROOMS: readonly Room[] = ['literature', 'religion', 'arts', 'politics'];

/** What the other rooms bring, after the learner has sailed: one step to read each. */
export const ROOM_REWARDS: readonly Step[] = ROOMS.map((room) => ({
  kind: 'look',
  title: `learn.rooms.${room}.title`,
  say: `learn.rooms.${room}`,
  words: (t) => ({ room: t(`terms.discipline.${room}`) }),
  shows: [`room ${room}`],
}));
