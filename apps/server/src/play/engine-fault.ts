/** A stored record does not replay: the build and the database disagree, and nobody may go on writing to the game. */
export class EngineFault extends Error {
  readonly game: string;

  constructor(game: string, fault: object) {
    super(`game ${game} does not replay: ${JSON.stringify(fault)}`);
    this.name = 'EngineFault';
    this.game = game;
  }
}
