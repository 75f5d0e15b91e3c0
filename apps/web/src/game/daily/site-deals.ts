import { dailyNumber } from '@la-stanza/bots/daily';
import { readDeals, type ListedDeal } from '@la-stanza/bots/daily/file';
import address from '@la-stanza/bots/daily.txt?url&no-inline';

let loading: Promise<readonly ListedDeal[]> | undefined;

/** The deals of the site, loaded on first use; none if that fails, and then the next call tries again. */
function loadDeals(): Promise<readonly ListedDeal[]> {
  loading ??= fetchDeals();
  return loading;
}

async function fetchDeals(): Promise<readonly ListedDeal[]> {
  try {
    return readDeals(await (await fetch(address)).text());
  } catch {
    loading = undefined;
    return [];
  }
}

/** The site's deal of a day: the list begins again after its last one. */
export async function siteDeal(day: string): Promise<ListedDeal | undefined> {
  const deals = await loadDeals();
  const place = (dailyNumber(day) - 1) % deals.length;
  return deals[place < 0 ? place + deals.length : place];
}
