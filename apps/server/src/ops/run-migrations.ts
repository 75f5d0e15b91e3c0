import { migrate } from '../db/migrate.ts';
import { say } from './command.ts';
import { requireConfig } from './config.ts';
import { endWithFault } from './start-fault.ts';

/* Creates the database if it is missing, migrates it, and ends. */

const config = requireConfig();
try {
  const { isCreated, changes } = await migrate(config.STANZA_DATABASE_URL);
  const name = decodeURIComponent(new URL(config.STANZA_DATABASE_URL).pathname.slice(1));
  if (isCreated) say(`Created the database ${name}.`);
  say(`The tables are up to date: ${changes} changes.`, { changes });
} catch (error) {
  endWithFault('The tables cannot be brought up to date.', error, config);
}
