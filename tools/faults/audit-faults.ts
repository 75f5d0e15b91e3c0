import type { Fault } from './fault.ts';

/** Faults that look like honest misreadings of the rules. Lockstep and the unit tests must each notice every one of them. */
export const AUDIT_FAULTS: readonly Fault[] = [
  {
    name: 'the third Arts book gives no disc',
    file: 'src/literature/book.ts',
    text: 'if (nth === 3) place',
    replacement: 'if (nth === 3 && colour !== 3) place',
  },
  {
    name: 'the Religion box does not count',
    file: 'src/bonus-tiles/condition.ts',
    text: 'if (box(state, seat, discipline) >=',
    replacement: 'if (discipline !== RELIGION && box(state, seat, discipline) >=',
  },
  {
    name: 'the partner of 17 PP is the room after',
    file: 'src/words/discipline.ts',
    text: 'return (discipline + 4) % 5;',
    replacement: 'return (discipline + 1) % 5;',
  },
  {
    name: 'Rc is no extra disc',
    file: 'src/scoring/score-into.ts',
    text: '(tile === RC ? 2 : 1)',
    replacement: '(tile === RC ? 1 : 1)',
  },
  {
    name: 'Dd checks no refill',
    file: 'src/bonus-tiles/recruit-space.ts',
    text: '  openRefillIfDue(state, events);\n',
    replacement: '',
  },
  {
    name: 'the limit is checked after each meeple',
    file: 'src/politics/meeple.ts',
    text: 'rewardFrame.cause(state), events);',
    replacement: 'rewardFrame.cause(state), events);\n  openReturnIfOver(state, activeSeat(state));',
  },
  {
    name: 'Ad leaves the financier',
    file: 'src/bonus-tiles/resolve-tile.ts',
    text: '      if (financier(state, seat) > 0) returnFinancier(state, seat, events);\n',
    replacement: '',
  },
  {
    name: 'Ld sails one space too few',
    file: 'src/bonus-tiles/resolve-tile.ts',
    text: "sail(state, seat, lead - boat(state, seat), 'tile', events);",
    replacement: "sail(state, seat, Math.max(0, lead - boat(state, seat) - 1), 'tile', events);",
  },
  {
    name: 'Ld ignores a leader who withdrew',
    file: 'src/bonus-tiles/resolve-tile.ts',
    text: 'lead = Math.max(lead, boat(state, seatOf(other)));',
    replacement: 'if (withdrawn(state, seatOf(other)) === 0) lead = Math.max(lead, boat(state, seatOf(other)));',
    imports: "import { withdrawn } from '../state/seat-bytes.ts';\n",
  },
  {
    name: 'the Discoveries reward sails one space more',
    file: 'src/activation/strength.ts',
    text: "sail(state, seat, strength, 'reward', events)",
    replacement: "sail(state, seat, strength + 1, 'reward', events)",
  },
  {
    name: 'the rightmost worker space costs 2',
    file: 'src/figures/standard-figures.ts',
    text: 'hiringCosts: [6, 5, 4, 3, 2, 1]',
    replacement: 'hiringCosts: [6, 5, 4, 3, 2, 2]',
  },
  {
    name: 'the financier farther right wins a tie',
    file: 'src/scoring/score.ts',
    text: 'rank: financier }',
    replacement: 'rank: (state, seat) => -financier(state, seat) }',
  },
  {
    name: 'a refill begins in Politics',
    file: 'src/refill/deal.ts',
    text: `  let space = dealFrame.lastSpace(state) + 1;
  while (space < RING_SPACES && ringTile(state, space) >= 0) space++;
  return space;`,
    replacement: `  let space = RING_SPACES - 1;
  while (space > 0 && ringTile(state, space) >= 0) space--;
  return space > 0 ? space : RING_SPACES;`,
  },
  {
    name: 'by shelf rows columns count',
    file: 'src/bonus-tiles/condition.ts',
    text: "state.table.rulings.shelf === 'rows' ? fullRows",
    replacement: "state.table.rulings.shelf === 'rows' ? fullColumns",
  },
  {
    name: 'by shelf rows three books fill a row',
    file: 'src/bonus-tiles/condition.ts',
    text: 'books(state, seat, colour) === BOOKS_PER_ROW',
    replacement: 'books(state, seat, colour) >= BOOKS_PER_ROW - 1',
  },
  {
    name: 'by adSlide left the characters push right',
    file: 'src/bonus-tiles/resolve-tile.ts',
    text: "state.table.rulings.adSlide === 'left' ?",
    replacement: "state.table.rulings.shelf === 'rows' && state.table.rulings.adSlide === 'left' ?",
  },
  {
    name: 'by adSlide right the leftmost character falls off',
    file: 'src/bonus-tiles/resolve-tile.ts',
    text: "state.table.rulings.adSlide === 'left' ? worker(state, seat, 0) : -1",
    replacement: 'worker(state, seat, 0)',
  },
  {
    name: 'by icons reached a passed icon gives a meeple too',
    file: 'src/discoveries/sail.ts',
    text: "icons === 'reached' ? to - 1 : from",
    replacement: "icons === 'reached' ? from : from",
  },
  {
    name: 'by icons reachedOrPassed only the icon it stops on gives one',
    file: 'src/discoveries/sail.ts',
    text: "state.table.rulings.icons === 'reached' ? to - 1 : from",
    replacement: 'to - 1',
  },
  {
    name: 'by recruitSlide all the slide stops at the first gap',
    file: 'src/walk/recruit-tile.ts',
    text: "recruitSlide === 'all' ? -1 :",
    replacement: '',
  },
  {
    name: 'by recruitSlide toGap all slide',
    file: 'src/walk/recruit-tile.ts',
    text: 'gap < 0 ? last : gap',
    replacement: 'last',
  },
  {
    name: 'by recruitSlide leftmostFree a recruit takes the rightmost free space',
    file: 'src/walk/recruit-tile.ts',
    text: 'for (let space = 0; space <= last; space++)',
    replacement:
      "for (let space = state.table.rulings.recruitSlide === 'leftmostFree' ? last : 0; space >= 0 && space <= last; state.table.rulings.recruitSlide === 'leftmostFree' ? space-- : space++)",
  },
];
