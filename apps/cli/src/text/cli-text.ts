interface Place {
  readonly line: number;
  readonly column: number;
}

const at = ({ line, column }: Place): string => `line ${line}, column ${column}`;

/** What the command says apart from the game itself. */
export const TEXT = {
  /* files */
  cannotRead: (path: string, reason: string): string => `The file ${path} cannot be read (${reason}).`,
  cannotWrite: (path: string, reason: string): string => `The file ${path} cannot be written (${reason}).`,
  oddByte: (place: Place): string => `At ${at(place)} stands a byte that no record holds.`,
  notJson: (place: Place): string => `At ${at(place)} the file stops being JSON.`,
  notCanonical: (place: Place): string =>
    `At ${at(place)} the file differs from the form in which records are written.`,
  inFile: (path: string, sentence: string): string => `${path}: ${sentence}`,
  fewerEntries: (path: string, entries: number): string => `${path} has only ${entries} entries.`,
  onLine: (line: number, sentence: string): string => `Line ${line}: ${sentence}`,

  /* arguments */
  notWhole: (least: number, most: number): string => `It must be a whole number from ${least} to ${most}.`,
  notShare: 'It must be a number above 0 and not above 1.',
  notHex: 'A seed is an even number of lower-case hexadecimal digits.',
  seedNeeded: 'Deals can only be made from a seed: name one with --seed.',
  fileOrPlayers: 'Name a record or a number of players, not both.',

  goldenProgress: (done: number, total: number): string => `${done} of ${total} games found`,
  goldenWritten: (games: number, path: string): string => `${games} finished games are in ${path}.`,
  leaves: (depth: number): string => `leaves at depth ${depth}`,

  /* verify */
  verified: (players: number, entries: number, fair: string): string =>
    `In order: ${players} players, ${entries} entries, ${fair}.`,
  fair: {
    verified: 'every deal proven by the seed',
    committed: 'deals promised by a commitment',
    open: 'deals not proven',
  },
} as const;
