import { DISCIPLINES, score, view, type Discipline, type SeatView, type State, type View } from '@la-stanza/engine';

/*
 * How well a player stands: the score if the game ended now, and a guess at what everything held is still going to bring. Prestige
 * is almost all counted at the end (docs/rules.md, 12.1), so that a player who looked at the score alone would rather pass.
 * The weights are a bot's taste, found by playing with others against a novice, not rules of the game.
 */
const TASTE = {
  /** A worker's worth grows with its fellows: the strength of a discipline is what masterpieces ask for. */
  strengthSquared: 0.17,
  mostStrength: 6,
  /** Strength for a masterpiece that is already made brings rewards only. */
  strengthAfterMasterpiece: 0.35,
  boxDisc: 0.86,
  meeple: 2.3,
  whiteMeeple: 0.8,
  recruit: 0.13,
  recruitOfStrong: 0.14,
  florin: 0.22,
  enoughFlorins: 15,
  income: 0.78,
  book: 0.6,
  fullColumn: 5.5,
  artworkValue: 1.4,
  tile: 1.3,
  /** A financier farther right has less time left to bring money. */
  financierSpace: 0.23,
} as const;

/** A player's outlook in prestige points, against the best of the others. */
export function outlook(state: State, seat: number): number {
  const now = view(state);
  const { seats } = score(state);
  const left = timeLeft(now);
  const standing = now.seats.map((player, index) => (seats[index]?.total ?? 0) + left * promise(player, now));
  const own = standing[seat] ?? 0;
  const best = Math.max(...standing.filter((_, other) => other !== seat));
  // mostly one's own game: the others' moves cannot be helped for long
  return own - 0.25 * best;
}

/** 1 at the start of the game, 0 when it is over. */
function timeLeft({ phase, round, rounds, finalTurn, figures }: View): number {
  if (phase === 'over') return 0;
  const steps = rounds + figures.finalTurns;
  const done = phase === 'setup' || phase === 'rounds' ? round - 1 : rounds + Math.max(finalTurn - 1, 0);
  return Math.max(0, 1 - done / steps);
}

function promise(player: SeatView, { niches, figures }: View): number {
  // rule 11.3: whoever has withdrawn makes nothing more of what is left
  if (player.withdrawn > 0) return 0;
  let worth = 0;
  for (const discipline of DISCIPLINES) {
    const made = niches[discipline].some(({ holds }) => holds === player.seat);
    const bare = player.strength[discipline].workers + player.strength[discipline].tiles;
    const strength = Math.min(bare + TASTE.boxDisc * player.boxes[discipline], TASTE.mostStrength);
    worth += TASTE.strengthSquared * strength ** 2 * (made ? TASTE.strengthAfterMasterpiece : 1);
    worth += meepleWorth(player, discipline);
  }
  for (const recruit of player.recruits) {
    if (recruit === null) continue;
    worth += TASTE.recruit + TASTE.recruitOfStrong * player.strength[recruit.discipline].workers;
  }
  const books = DISCIPLINES.reduce((sum, discipline) => sum + player.books[discipline], 0);
  return (
    worth +
    TASTE.florin * Math.min(player.money, TASTE.enoughFlorins) +
    TASTE.income * (player.income - (figures.florins[0] ?? 0)) +
    TASTE.book * books +
    TASTE.fullColumn * player.fullColumns +
    TASTE.artworkValue * player.museumValue +
    TASTE.tile * player.tiles.length -
    TASTE.financierSpace * player.financier.worker
  );
}

function meepleWorth(player: SeatView, discipline: Discipline): number {
  // rule 1.7: the Politics meeple is the wild one
  return player.meeples[discipline] * (discipline === 'politics' ? TASTE.whiteMeeple : TASTE.meeple);
}
