import type { TableView } from '@la-stanza/protocol';
import { addressOf } from './server-address.ts';

/** What a link to a table ends in; only players can follow one to a private table without its key. */
const linkOf = ({ game, invite }: Pick<TableView, 'game' | 'invite'>): string =>
  `/online/${game}${invite === null ? '' : `?key=${invite}`}`;

/** The address that opens a table at once. */
export const tableAddress = (table: Pick<TableView, 'game' | 'invite'>): string =>
  `${addressOf('/').href}#${linkOf(table)}`;

/** The same without #, so that sites can show a preview. */
export const previewAddress = (table: Pick<TableView, 'game' | 'invite'>): string => addressOf(linkOf(table)).href;
