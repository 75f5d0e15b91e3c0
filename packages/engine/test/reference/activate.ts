import type { Activation, Discipline, Option, ReferenceGame, SeatState } from './game.ts';
import { activeSeat, disciplineOf, DISCIPLINES, doNext, elementOf, leaveTrack, roomOf } from './game.ts';
import { withdraw } from './finale.ts';
import { mayReceiveMoney, receiveMoney } from './money.ts';

// Rule 4.8: the highest reward.
const HIGHEST_REWARD = 3;
// Rule 4.10: the 17 PP space, the fourth of a room.
const PARTNER_PLACE = 4;

/** Rule 3.1: one action. */
export function actionOptions(game: ReferenceGame): Option[] {
  const options: Option[] = [];
  for (const discipline of DISCIPLINES) options.push(...activateOptions(game, discipline));
  if (mayReceiveMoney(game)) options.push({ text: 'money', perform: () => receiveMoney(game) });
  options.push({ text: 'pass', perform: () => undefined });
  // Rule 11.3: in a final turn also in place of the action.
  if (game.finalTurn > 0 && game.rulings.withdraw === 'turn-or-action') {
    options.push({ text: 'withdraw', perform: () => withdraw(game) });
  }
  return options;
}

function activateOptions(game: ReferenceGame, discipline: Discipline): Option[] {
  const seat = activeSeat(game);
  // Rule 4.2: the first hire (or the firing of 4.6) must be possible.
  if (hireOptions(game, discipline).length === 0) return [];
  // Rule 4.1: in the room nothing is paid; elsewhere a meeple of the colour or a white one.
  if (seat.figurine !== null && roomOf(seat.figurine) === discipline) {
    return [{ text: `activate ${discipline} room`, perform: () => doNext(game, { kind: 'hire', discipline }) }];
  }
  const options: Option[] = [];
  if (discipline !== 'politics' && seat.meeples[discipline] > 0) {
    options.push({
      text: `activate ${discipline} meeple`,
      perform: () => activateByMeeple(game, discipline, discipline),
    });
  }
  if (seat.meeples.politics > 0) {
    options.push({
      text: `activate ${discipline} wild`,
      perform: () => activateByMeeple(game, discipline, 'politics'),
    });
  }
  return options;
}

function activateByMeeple(game: ReferenceGame, discipline: Discipline, colour: Discipline): void {
  activeSeat(game).meeples[colour] -= 1;
  game.meeples[colour] += 1;
  doNext(game, { kind: 'hire', discipline });
}

/** Rules 4.2, 4.3, 4.6: the first step of an activation. */
export function hireOptions(game: ReferenceGame, discipline: Discipline): Option[] {
  const activation: Activation = { discipline, hiredTo: [], fired: false, discs: 0, coin: false };
  const options = hirings(game, activation, [discipline]);
  if (game.options.expert) options.push(...firings(game, activation));
  return options;
}

/** Rules 4.3, 4.4: every recruit of these disciplines onto every worker space that can be paid. */
function hirings(game: ReferenceGame, activation: Activation, disciplines: readonly Discipline[]): Option[] {
  const seat = activeSeat(game);
  const options: Option[] = [];
  seat.recruits.forEach((tile, recruitIndex) => {
    if (tile === null || !disciplines.includes(disciplineOf(tile))) return;
    game.figures.hiringCosts.forEach((cost, workerIndex) => {
      const worker = workerIndex + 1;
      if (worker === seat.financier) return;
      if (activation.hiredTo.includes(worker)) return;
      if (seat.money < cost) return;
      options.push({
        text: `hire ${recruitIndex + 1} ${worker}`,
        perform: () => {
          seat.money -= cost;
          // Rule 4.5: the recruit leaves a gap.
          seat.recruits[recruitIndex] = null;
          const displaced = elementOf(seat.workers, workerIndex);
          if (displaced !== null) leaveTrack(game, displaced);
          seat.workers[workerIndex] = tile;
          strengthen(game, { ...activation, hiredTo: [...activation.hiredTo, worker] });
        },
      });
    });
  });
  return options;
}

/** Rule 4.6: exactly one worker of the discipline, also a starting character. */
function firings(game: ReferenceGame, activation: Activation): Option[] {
  const seat = activeSeat(game);
  const options: Option[] = [];
  seat.workers.forEach((tile, workerIndex) => {
    if (tile === null || disciplineOf(tile) !== activation.discipline) return;
    options.push({
      text: `fire ${workerIndex + 1}`,
      perform: () => {
        seat.workers[workerIndex] = null;
        leaveTrack(game, tile);
        strengthen(game, { ...activation, fired: true });
      },
    });
  });
  return options;
}

function strengthen(game: ReferenceGame, activation: Activation): void {
  doNext(game, { kind: 'strength', activation });
}

/** Rules 4.7 and 4.10: workers and permanent tiles. */
function lastingStrength(seat: SeatState, discipline: Discipline): number {
  const workers = seat.workers.filter((tile) => tile !== null && disciplineOf(tile) === discipline).length;
  const tilesOf: Record<Discipline, string[]> = {
    discoveries: ['Da'],
    literature: ['La'],
    religion: ['Ra'],
    arts: ['Aa'],
    politics: ['Db'],
  };
  const tiles = tilesOf[discipline].filter((tile) => seat.tiles.includes(tile)).length;
  return workers + tiles;
}

/** Rule 4.7. */
function strengthOf(seat: SeatState, activation: Activation): number {
  return lastingStrength(seat, activation.discipline) + activation.discs + (activation.coin ? 1 : 0);
}

export function strengthOptions(game: ReferenceGame, activation: Activation): Option[] {
  const seat = activeSeat(game);
  const { discipline } = activation;
  const { strengthPrice } = game.figures.tiles;
  const options: Option[] = [];

  // Rules 4.4, 4.11: more hires, before any disc or coin; with open hiring of any discipline.
  if (!activation.fired && activation.discs === 0 && !activation.coin) {
    options.push(...hirings(game, activation, game.options.openHiring ? DISCIPLINES : [discipline]));
  }
  if (seat.boxes[discipline] > 0) {
    options.push({
      text: 'disc',
      perform: () => {
        seat.boxes[discipline] -= 1;
        seat.discs += 1;
        strengthen(game, { ...activation, discs: activation.discs + 1 });
      },
    });
  }
  // Rule 9.6 Rd: once per turn, and a turn has one activation.
  if (seat.tiles.includes('Rd') && !activation.coin && seat.money >= strengthPrice) {
    options.push({
      text: 'coin',
      perform: () => {
        seat.money -= strengthPrice;
        strengthen(game, { ...activation, coin: true });
      },
    });
  }
  // Rule 4.8: the reward at the strength, at most 3, or lower.
  for (let k = 1; k <= HIGHEST_REWARD && k <= strengthOf(seat, activation); k += 1) {
    options.push({ text: `reward ${k}`, perform: () => reward(game, discipline, k) });
  }
  options.push(...masterpieceOptions(game, activation));
  options.push({ text: 'forgo', perform: () => undefined });
  return options;
}

/** Rules 4.9, 4.10. */
function masterpieceOptions(game: ReferenceGame, activation: Activation): Option[] {
  const seat = activeSeat(game);
  const niches = game.niches[activation.discipline];
  // Rule 4.9: one masterpiece per player and discipline.
  if (niches.includes(seat.number)) return [];

  const strength = strengthOf(seat, activation);
  const options: Option[] = [];
  niches.forEach((niche, index) => {
    const place = index + 1;
    if (niche !== 'free') return;
    if (strength < elementOf(game.figures.masterpieceStrength, index)) return;
    if (place === PARTNER_PLACE && lastingStrength(seat, partnerOf(activation.discipline)) < 1) return;
    options.push({
      text: `masterpiece ${place}`,
      perform: () => {
        niches[index] = seat.number;
      },
    });
  });
  return options;
}

/** Rule 4.10: the room before it. */
function partnerOf(discipline: Discipline): Discipline {
  const partners: Record<Discipline, Discipline> = {
    discoveries: 'politics',
    literature: 'discoveries',
    religion: 'literature',
    arts: 'religion',
    politics: 'arts',
  };
  return partners[discipline];
}

/** Rules 5.1, 5.2, 6.1, 6.3, 7.1. */
function reward(game: ReferenceGame, discipline: Discipline, k: number): void {
  switch (discipline) {
    case 'discoveries':
      return doNext(game, { kind: 'sail', spaces: k });
    case 'literature':
      return doNext(game, { kind: 'book', left: k, written: [], mayStop: true });
    case 'religion':
      return doNext(game, { kind: 'box', left: k, used: [], mayStop: true });
    case 'arts':
      return doNext(game, { kind: 'artwork', strength: k });
    case 'politics':
      // Rule 7.2: the check comes after the whole reward.
      return doNext(game, { kind: 'meeple', left: k, taken: [], mayStop: true }, { kind: 'return' });
  }
}
