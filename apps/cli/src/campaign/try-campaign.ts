import type { WeightsFile } from '@la-stanza/bots';
import { SCENARIOS } from '@la-stanza/bots/campaign';
import { runWorkshop, type WorkshopJob } from '@la-stanza/bots/workshop';
import { shippedWeights } from '../bots/weights.ts';
import { eveningLine } from '../developer/developer-text.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { type ExitCode, fail, printJson } from '../verb.ts';

export interface CampaignArguments {
  readonly tries: number;
  readonly from: number;
  readonly to: number;
  readonly workers: number;
  readonly json?: boolean;
}

/** How often a bot of the opponents' level may win an evening. */
const LEAST = 0.05;
const MOST = 0.6;

/** `stanza campaign`: how often bots reach the goals. Fails if an evening is hopeless or too easy. */
export async function tryCampaign(args: CampaignArguments, terminal: Terminal): Promise<ExitCode> {
  const weights = shippedWeights();
  if ('trouble' in weights) return fail(terminal, weights.trouble);
  const evenings: { readonly person: number; readonly rates: readonly number[] }[] = [];
  await runWorkshop(jobsOf(args, weights.value), args.workers, (answer) => {
    if (answer.kind !== 'evening') return;
    const rates = answer.reached.map((count) => count / args.tries);
    evenings.push({ person: answer.person, rates });
    if (args.json !== true) terminal.out(eveningLine(answer.person, rates));
  });
  const outside = evenings.filter(({ rates: [first = 0] }) => first < LEAST || first > MOST);
  if (args.json === true) {
    const inOrder = evenings.toSorted((one, other) => one.person - other.person);
    printJson(terminal, { tries: args.tries, evenings: inOrder, outside: outside.length });
  }
  return outside.length === 0 ? 0 : 1;
}

function* jobsOf({ tries, from, to }: CampaignArguments, weights: WeightsFile): Generator<WorkshopJob> {
  for (const scenario of SCENARIOS.slice(from, to + 1)) yield { kind: 'evening', scenario, tries, weights };
}
