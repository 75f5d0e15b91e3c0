import { faultSentence, type Translate } from '@la-stanza/words';
import { unnamedPlayers, UNNAMED_PLAYERS } from '../../game/source/named-players.ts';
import { storeGame } from './store-game.ts';
import { readRecordFile } from './record-file.ts';

/** Stores the game of a file on this device. Returns its id, or why the file is refused. */
export async function importFile(
  t: Translate,
  file: File,
): Promise<{ readonly id: string } | { readonly refused: string }> {
  const read = await readRecordFile(file);
  if ('fault' in read) return { refused: faultSentence(t, read.fault, unnamedPlayers(t)) };
  const { record } = read.game;
  const players = UNNAMED_PLAYERS.slice(0, record.players).map((player, seat) => ({
    ...player,
    name: read.names[seat] ?? player.name,
  }));
  return { id: await storeGame({ record, players }) };
}
