/** A stored record does not replay: the build and the database disagree, and nobody may go on writing to the game. */
export class EngineFault extends Error {
  readonly game: string;
  /** The engine the game belongs to. */
  readonly engine: string;

  constructor(game: string, engine: string, fault: object) {
    super(`game ${game} of engine ${engine} does not replay: ${JSON.stringify(fault)}`);
    this.name = 'EngineFault';
    this.game = game;
    this.engine = engine;
  }
}
