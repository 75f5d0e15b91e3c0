import { type TableArguments, tableFigures, tableOptions } from '../arguments.ts';
import { progressBar } from '../terminal/progress-bar.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { simulationReport, simulationText } from '../developer/simulation-text.ts';
import { type ExitCode, printJson } from '../verb.ts';
import { BRANCHES } from './branches.ts';
import { mixedTable } from './mixed-tables.ts';
import type { Policy } from './policy.ts';
import { simulate, type SimulatedTable } from './simulate.ts';

export interface SimulateArguments extends TableArguments {
  readonly games: number;
  readonly players: number;
  readonly seed: string;
  readonly policy: Policy;
  readonly mix?: boolean;
  readonly json?: boolean;
}

const SHOWN_VIOLATIONS = 20;

/** `stanza simulate`: plays games by themselves and watches the rules in every turn. */
export function simulateVerb(args: SimulateArguments, terminal: Terminal): ExitCode {
  const { games, players, seed, policy, ruling: rulings, mix } = args;
  const tableOf = (game: number): SimulatedTable => {
    const table = mix === true ? mixedTable(game, policy) : { players, options: tableOptions(args), policy };
    const figures = tableFigures({ ...args, ...table }, table.players);
    return { ...table, ...(figures === undefined ? {} : { figures }), ...(rulings === undefined ? {} : { rulings }) };
  };
  const bar = progressBar(games, simulationText.progress, terminal.progress);
  const simulation = simulate({
    games,
    seed,
    tableOf,
    onGame: bar.at,
  });
  bar.clear();
  const { violations, unused, branches, decisions, turns, meanScore } = simulation;
  if (args.json === true) {
    printJson(terminal, {
      games,
      violations: violations.length,
      unused,
      decisions,
      turns,
      meanScore,
      branches: Object.fromEntries(
        Object.entries(BRANCHES).flatMap(([group, names]) =>
          names.map((name) => [`${group} ${name}`, branches.get(`${group} ${name}`) ?? 0]),
        ),
      ),
      firstViolations: violations.slice(0, SHOWN_VIOLATIONS),
    });
  } else terminal.out(simulationReport(simulation));
  for (const violation of violations.slice(0, SHOWN_VIOLATIONS)) terminal.err(simulationText.violation(violation));
  return violations.length === 0 ? 0 : 1;
}
