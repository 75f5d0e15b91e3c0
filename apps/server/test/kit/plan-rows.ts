import { z } from 'zod';

/* Compares the rows that a statement reads with the rows it returns, from the plans that auto_explain reports as JSON. */

/** The most rows read for each row returned or changed, and the rows that every statement may read in addition. */
const FACTOR = 25;
const ALLOWED = 1_000;

/** Statements that may read more, by a part of their text, and the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'r.mu - 2 * r.sigma': 'the leaderboard passes those who do not want to be listed until it has a hundred who do',
  'delete from users u where u.id = any':
    'a job of a thousand people at a time reads the tables of passkeys and channels whole while they are small',
  'greatest(host_seen_at, created_at)':
    'a job of every minute looks at all open tables, which are closed when they are old',
};

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string | undefined;
  readonly 'Actual Rows'?: number | undefined;
  readonly 'Actual Loops'?: number | undefined;
  readonly 'Rows Removed by Filter'?: number | undefined;
  readonly 'Rows Removed by Index Recheck'?: number | undefined;
  readonly Plans?: readonly PlanNode[] | undefined;
}

const nodeSchema: z.ZodType<PlanNode> = z.lazy(() =>
  z.object({
    'Node Type': z.string(),
    'Relation Name': z.string().optional(),
    'Actual Rows': z.number().optional(),
    'Actual Loops': z.number().optional(),
    'Rows Removed by Filter': z.number().optional(),
    'Rows Removed by Index Recheck': z.number().optional(),
    Plans: z.array(nodeSchema).optional(),
  }),
);
const explainedSchema = z.object({ 'Query Text': z.string(), Plan: nodeSchema });

/** The worst execution of a statement. */
export interface Judged {
  readonly text: string;
  readonly read: number;
  readonly returned: number;
  readonly tables: readonly string[];
  readonly isTooMuch: boolean;
}

const timesLoops = (node: PlanNode, rows: number): number => rows * (node['Actual Loops'] ?? 1);

const isScan = (node: PlanNode): boolean => node['Node Type'].endsWith('Scan') && node['Relation Name'] !== undefined;

const below = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(below)];

const readBy = (node: PlanNode): number =>
  timesLoops(
    node,
    (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0),
  );

/** Rows that a plan returns, inserts, updates or deletes. */
function returnedBy(plan: PlanNode): number {
  const changed = below(plan)
    .filter((node) => node['Node Type'] === 'ModifyTable')
    .flatMap((node) => (node.Plans ?? []).slice(0, 1))
    .map((node) => timesLoops(node, node['Actual Rows'] ?? 0));
  return Math.max(plan['Actual Rows'] ?? 0, ...changed);
}

function judgeOne(message: string): Judged {
  const { 'Query Text': text, Plan: plan } = explainedSchema.parse(JSON.parse(message.slice(message.indexOf('{'))));
  const scans = below(plan).filter(isScan);
  const read = scans.reduce((sum, node) => sum + readBy(node), 0);
  const returned = returnedBy(plan);
  const isExcepted = Object.keys(EXCEPTIONS).some((part) => text.includes(part));
  return {
    text: text.replaceAll(/\s+/g, ' '),
    read,
    returned,
    tables: scans
      .filter((node) => readBy(node) > ALLOWED)
      .map((node) => `${node['Node Type']}: ${node['Relation Name'] ?? ''}`),
    isTooMuch: !isExcepted && read > FACTOR * returned + ALLOWED,
  };
}

/** Each statement with its worst execution, the worst first. The lines of a full run are more than one string can hold. */
export async function judge(messages: Iterable<string> | AsyncIterable<string>): Promise<readonly Judged[]> {
  const worst = new Map<string, Judged>();
  for await (const line of messages) {
    const each = judgeOne(z.string().parse(JSON.parse(line)));
    const known = worst.get(each.text);
    if (known === undefined || each.read - FACTOR * each.returned > known.read - FACTOR * known.returned)
      worst.set(each.text, each);
  }
  return [...worst.values()].toSorted((one, other) => other.read - one.read);
}
