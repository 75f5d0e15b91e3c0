import { requireServices } from './services.ts';

/** Before any server test: checks that PostgreSQL and Redis are running. */
export async function setup(): Promise<void> {
  await requireServices();
}
