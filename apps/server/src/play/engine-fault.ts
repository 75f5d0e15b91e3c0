/** A stored record does not replay: build and database disagree, and the game must not be written to. */
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
