import { randomBytes } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import type { WeightsFile } from '@la-stanza/bots';
import { dealLine } from '@la-stanza/bots/daily/file';
import { runWorkshop, type WorkshopJob } from '@la-stanza/bots/workshop';
import { shippedWeights } from '../bots/weights.ts';
import { PROGRESS_TEXT } from '../developer/developer-text.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { type ExitCode, fail, printJson } from '../verb.ts';

export interface DealsArguments {
  readonly deals: number;
  readonly games: number;
  readonly file: string;
  readonly workers: number;
  readonly json?: boolean;
}

const SEED_BYTES = 32;

/** `stanza daily`: adds deals to the site's list. */
export async function makeDeals(args: DealsArguments, terminal: Terminal): Promise<ExitCode> {
  const { deals, games, file, workers } = args;
  const weights = shippedWeights();
  if ('trouble' in weights) return fail(terminal, weights.trouble);
  let done = 0;
  await runWorkshop(jobsOf(args, weights.value), workers, (answer) => {
    if (answer.kind !== 'deal') return;
    appendFileSync(file, `${dealLine(answer)}\n`);
    done++;
    if (args.json !== true) terminal.err(PROGRESS_TEXT.games(done * games, deals * games));
  });
  if (args.json === true) printJson(terminal, { deals, games });
  return 0;
}

function* jobsOf({ deals, games }: DealsArguments, weights: WeightsFile): Generator<WorkshopJob> {
  for (let deal = 0; deal < deals; deal++)
    yield { kind: 'deal', seed: randomBytes(SEED_BYTES).toString('hex'), games, weights };
}
