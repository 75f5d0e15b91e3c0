import { createAdviser, hint, valueFor } from '@la-stanza/bots';
import { ACTIONS, type ActionId, toAct } from '@la-stanza/engine';
import { type BudgetArguments, budgetOf } from '../bots/bot-arguments.ts';
import { readWeights } from '../bots/weights.ts';
import { readGame } from '../record/read-record.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { BOTS_TEXT, weightsFaultSentence } from '../text/bots-text.ts';
import { reasonSentence } from '../text/reason-sentence.ts';
import { type ExitCode, fail, printJson } from '../verb.ts';

export interface HintArguments extends BudgetArguments {
  readonly at?: number;
  readonly weights?: string;
  readonly seed: number;
  readonly json?: boolean;
}

const textsOf = (actions: readonly ActionId[]): string[] => actions.map((action) => ACTIONS[action]?.text ?? '');

/** `stanza hint`: the three best turns of a position, with their reasons. */
export function hintVerb(path: string, args: HintArguments, terminal: Terminal): ExitCode {
  const read = readGame(path, args.at);
  if ('trouble' in read) return fail(terminal, read.trouble);
  const { state, record } = read.value.game;
  const acting = toAct(state);
  if (acting.who !== 'seat') return fail(terminal, BOTS_TEXT.nobodyDecides(path, record.entries.length));
  const weights = readWeights(args.weights);
  if ('trouble' in weights) return fail(terminal, weights.trouble);
  const { evaluator, fault } = valueFor(weights.value, state.table.figures);
  if (fault !== undefined) terminal.err(weightsFaultSentence(fault));
  const began = performance.now();
  const turns = hint(createAdviser(evaluator), state, args.seed, budgetOf(args));
  const milliseconds = Math.round(performance.now() - began);
  if (args.json === true) {
    printJson(terminal, {
      at: record.entries.length,
      seat: acting.seat,
      milliseconds,
      turns: turns.map(({ candidate, reasons }) => ({
        actions: textsOf(candidate.actions),
        winShare: candidate.winShare,
        error: candidate.error,
        visits: candidate.visits,
        prestige: candidate.prestige,
        reasons,
      })),
    });
    return 0;
  }
  for (const [rank, { candidate, reasons }] of turns.entries()) {
    terminal.out(BOTS_TEXT.candidate(rank + 1, candidate, textsOf(candidate.actions)));
    for (const reason of reasons) terminal.out(`   ${reasonSentence(reason)}`);
  }
  return 0;
}
