import { deviceMemory } from '../../ui/device-memory.ts';

const FIRST_TIME = 3;
const memory = deviceMemory('seats');

/** How many seats this device's last table had. */
export function lastSeats(): number {
  const seats = memory.recall();
  return typeof seats === 'number' && seats >= 2 && seats <= 4 ? seats : FIRST_TIME;
}

export function noteSeats(seats: number): void {
  memory.keep(seats);
}
