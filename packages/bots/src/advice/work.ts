/** How much an adviser works on one position. Everything is counted in simulations, so the same work gives the same advice. */
export interface Work {
  /** Simulations of the first look, which finds the turns worth comparing. */
  readonly look: number;
  /** Independent searches of every compared turn. */
  readonly tries: number;
  /** Simulations of each of them. */
  readonly simulations: number;
}

/** A hint: about half a second of a desktop's processor. */
export const HINT_WORK: Work = { look: 48, tries: 10, simulations: 8 };
/** One turn of a review: there are dozens of them. */
export const REVIEW_WORK: Work = { look: 48, tries: 8, simulations: 8 };

/** The same advice with more or less work: so many simulations in each search, and the first look in proportion. */
export const withSimulations = (work: Work, simulations: number): Work => ({
  ...work,
  look: Math.ceil((work.look * simulations) / work.simulations),
  simulations,
});
