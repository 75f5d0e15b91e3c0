import { newGame, type State } from '@la-stanza/engine';
import { dealer, type Dealer } from '@la-stanza/engine/fair';
import { type TableArguments, tableFigures, tableOptions } from '../arguments.ts';
import { ARGUMENT_TEXT, leavesAt } from '../developer/developer-text.ts';
import type { Outcome } from '../record/outcome.ts';
import { readGame } from '../record/read-record.ts';
import { grid } from '../terminal/grid.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { speechIn } from '../text/speech.ts';
import { type ExitCode, fail, printJson } from '../verb.ts';
import { perft } from './perft.ts';

export interface PerftArguments extends TableArguments {
  readonly depth: number;
  readonly players?: number;
  readonly seed?: string;
  readonly at?: number;
  readonly dealt?: boolean;
  readonly json?: boolean;
}

const DEFAULT_SEED = '00';

/** `stanza perft`: counts the decision tree below a position, split by its first decision. */
export async function perftVerb(path: string | undefined, args: PerftArguments, terminal: Terminal): Promise<ExitCode> {
  const found = path === undefined ? dealtSetup(args) : await recorded(path, args);
  if ('trouble' in found) return fail(terminal, found.trouble);
  const { state, bank } = found.value;
  const { leaves, split } = perft(state, args.depth, args.dealt === true ? bank : undefined);
  if (args.json === true) printJson(terminal, { depth: args.depth, leaves, split });
  else {
    const rows = split.map(({ action, leaves: below }) => [action, String(below)]);
    terminal.out([...grid([...rows, [leavesAt(args.depth), String(leaves)]], [1])].join('\n'));
  }
  return 0;
}

interface Root {
  readonly state: State;
  readonly bank: Dealer | undefined;
}

/** The first decision of a player, after a setup that the seed has dealt. */
function dealtSetup(args: PerftArguments): Outcome<Root> {
  const { players, seed = DEFAULT_SEED, ruling: rulings, at } = args;
  if (players === undefined || at !== undefined) return { trouble: ARGUMENT_TEXT.fileOrPlayers };
  const bank = dealer(seed);
  const figures = tableFigures(args, players);
  const own = { ...(figures === undefined ? {} : { figures }), ...(rulings === undefined ? {} : { rulings }) };
  const { state } = bank.dealOut(newGame({ players, options: tableOptions(args), ...own }).state);
  return { value: { state, bank } };
}

/** The position of a record; its own seed deals if none is named. */
async function recorded(path: string, { players, seed, at, dealt }: PerftArguments): Promise<Outcome<Root>> {
  if (players !== undefined) return { trouble: ARGUMENT_TEXT.fileOrPlayers };
  const read = await readGame(speechIn('en').t, path, at);
  if ('trouble' in read) return read;
  const { state, record } = read.value.game;
  const known = seed ?? record.seed;
  if (dealt === true && known === undefined) return { trouble: ARGUMENT_TEXT.seedNeeded };
  return { value: { state, bank: known === undefined ? undefined : dealer(known) } };
}
