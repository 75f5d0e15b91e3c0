import type { LeadCount } from './daily.ts';

/** A deal of the site's list, for pages without a server and for practice. */
export interface ListedDeal {
  readonly seed: string;
  /** What games of level 3 reached on it. */
  readonly field: readonly LeadCount[];
  /** A game of level 5 on it. */
  readonly best: { readonly lead: number; readonly link: string };
}

const LINE = /^([0-9a-f]{64}) (-?\d+) (\S+) ((?:-?\d+:\d+,?)+)$/;

/** Reads the list; a line that is no deal is left out. */
export function readDeals(text: string): readonly ListedDeal[] {
  return text.split('\n').flatMap((line) => {
    const [, seed, lead, link, counts] = LINE.exec(line) ?? [];
    if (seed === undefined || lead === undefined || link === undefined || counts === undefined) return [];
    const field = counts.split(',').map((each) => {
      const [at = '', count = ''] = each.split(':');
      return { lead: Number(at), count: Number(count) };
    });
    return [{ seed, field, best: { lead: Number(lead), link } }];
  });
}

/** A deal as a line of the list. */
export function dealLine({ seed, field, best }: ListedDeal): string {
  const counts = field.toSorted((one, other) => one.lead - other.lead).map(({ lead, count }) => `${lead}:${count}`);
  return `${seed} ${best.lead} ${best.link} ${counts.join(',')}`;
}
