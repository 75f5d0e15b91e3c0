import { requireServices } from './services.ts';

/** Before any test of the server: are PostgreSQL and Redis there? */
export async function setup(): Promise<void> {
  await requireServices();
}
