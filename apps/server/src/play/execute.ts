import type { Accepted, Command, CommandOrder } from '@la-stanza/protocol';
import { acceptEntry, type EntryCommand } from './accept-entry.ts';
import { refuse, type Refused } from './outcome.ts';
import type { Play } from './play.ts';
import { acceptTableCommand } from './table-command.ts';

const isEntry = (command: Command): command is EntryCommand => command.kind === 'action' || command.kind === 'undo';

/** Carries out a player's command: returns its outcome or a refusal, and never applies it twice. */
export async function execute(
  play: Play,
  user: string,
  game: string,
  { id, version, command }: CommandOrder,
): Promise<Accepted | Refused> {
  // after an outage the players' clocks are corrected before any move
  if (!(await play.isServing())) return refuse('unavailable');
  return isEntry(command)
    ? acceptEntry(play, user, game, { id, version, command })
    : acceptTableCommand(play, user, game, { id, version, command });
}
