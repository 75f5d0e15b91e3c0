import { migrate } from '../db/migrate.ts';
import { requireConfig } from './config.ts';
import { startFault } from './start-fault.ts';

/* Creates the database if it is missing, brings its tables up to date, and ends. */

const config = requireConfig();
try {
  await migrate(config.STANZA_DATABASE_URL);
  console.log('The tables are up to date.');
} catch (error) {
  console.error(`The tables cannot be brought up to date. ${startFault(error, config)}`);
  process.exitCode = 1;
}
