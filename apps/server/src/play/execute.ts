import type { Accepted, Command, CommandOrder } from '@la-stanza/protocol';
import { acceptEntry, type EntryCommand } from './accept-entry.ts';
import type { Refused } from './outcome.ts';
import type { Play } from './play.ts';
import { acceptTableCommand } from './table-command.ts';

const isEntry = (command: Command): command is EntryCommand => command.kind === 'action' || command.kind === 'undo';

/** Carries out a command of a player: answered with what it led to or a reason, and never applied twice. */
export function execute(
  play: Play,
  user: string,
  game: string,
  { id, version, command }: CommandOrder,
): Promise<Accepted | Refused> {
  return isEntry(command)
    ? acceptEntry(play, user, game, { id, version, command })
    : acceptTableCommand(play, user, game, { id, version, command });
}
