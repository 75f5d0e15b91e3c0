import type { TableView } from '@la-stanza/protocol';
import { addressOf } from './server-address.ts';

/** What a link to a table ends in; only players can follow one to a private table without its key. */
const linkOf = ({ game, invite }: Pick<TableView, 'game' | 'invite'>): string =>
  `/online/${game}${invite === null ? '' : `?key=${invite}`}`;

const THIS_MACHINE = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** The site's address as others open it: on the host's own machine, that in the network. */
export function siteAddress(local: string | null | undefined): URL {
  const own = addressOf('/');
  return THIS_MACHINE.test(own.hostname) && typeof local === 'string' ? new URL(local) : own;
}

/** The address of a table, as it is shared. */
export const tableAddress = (site: URL, table: Pick<TableView, 'game' | 'invite'>): string =>
  new URL(`.${linkOf(table)}`, site).href;
