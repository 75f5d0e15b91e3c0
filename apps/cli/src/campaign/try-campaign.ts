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
/** Small jobs keep all workers busy to the end: an evening of level 4 takes minutes. */
const TRIES_OF_A_JOB = 20;

/** `stanza campaign`: how often bots reach the goals. Fails if an evening is hopeless or too easy. */
export async function tryCampaign(args: CampaignArguments, terminal: Terminal): Promise<ExitCode> {
  const weights = shippedWeights();
  if ('trouble' in weights) return fail(terminal, weights.trouble);
  const jobs = jobsOf(args, weights.value);
  const open = new Map<number, { readonly jobs: number; readonly reached: readonly number[] }>();
  const evenings: { readonly person: number; readonly rates: readonly number[] }[] = [];
  await runWorkshop(jobs.values(), args.workers, (answer) => {
    if (answer.kind !== 'evening') return;
    const { person } = answer;
    const before = open.get(person) ?? { jobs: 0, reached: [] };
    const reached = answer.reached.map((count, goal) => count + (before.reached[goal] ?? 0));
    open.set(person, { jobs: before.jobs + 1, reached });
    if (before.jobs + 1 < jobsOfEvening(args)) return;
    const rates = reached.map((count) => count / args.tries);
    evenings.push({ person, rates });
    if (args.json !== true) terminal.out(eveningLine(person, rates));
  });
  const outside = evenings.filter(({ rates: [first = 0] }) => first < LEAST || first > MOST);
  if (args.json === true) {
    const inOrder = evenings.toSorted((one, other) => one.person - other.person);
    printJson(terminal, { tries: args.tries, evenings: inOrder, outside: outside.length });
  }
  return outside.length === 0 ? 0 : 1;
}

const jobsOfEvening = ({ tries }: CampaignArguments): number => Math.ceil(tries / TRIES_OF_A_JOB);

const jobsOf = (args: CampaignArguments, weights: WeightsFile): readonly WorkshopJob[] =>
  SCENARIOS.slice(args.from, args.to + 1).flatMap((scenario) =>
    Array.from({ length: jobsOfEvening(args) }, (_, job): WorkshopJob => {
      const from = job * TRIES_OF_A_JOB;
      return {
        kind: 'evening',
        scenario,
        tries: { from, tries: Math.min(TRIES_OF_A_JOB, args.tries - from) },
        weights,
      };
    }),
  );
