/** A stored record does not replay: build and database disagree, and the game must not be written to. */
export class EngineFault extends Error {
  readonly game: string;
  /** The engine version of the game. */
  readonly engine: string;

  constructor(game: string, engine: string, fault: object) {
    super(`game ${game} of engine ${engine} does not replay: ${JSON.stringify(fault)}`);
    this.name = 'EngineFault';
    this.game = game;
    this.engine = engine;
  }
}
