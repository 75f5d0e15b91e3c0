/** A stored record does not replay: build and database disagree, and the server must not write to the game. */
export class EngineFault extends Error {
  readonly game: string;
  readonly edition: number;

  constructor(game: string, edition: number, fault: object) {
    super(`game ${game} of edition ${edition} does not replay: ${JSON.stringify(fault)}`);
    this.name = 'EngineFault';
    this.game = game;
    this.edition = edition;
  }
}
