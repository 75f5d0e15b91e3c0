/** What the table at the terminal says besides the game's own sentences. */
export const PLAY_TEXT = {
  welcome: (players: number, commitment: string): string =>
    `La Stanza for ${players} players. The deals are fixed by a seed whose hash is\n${commitment}.\nType the number of a choice, or "help".`,
  prompt: '> ',
  toChoose: (name: string, decision: string): string => `${name}: ${decision}.`,
  strength: (discipline: string, strength: number): string => `${discipline}: strength ${strength}.`,
  legalNow: (action: string): string => `"${action}" is legal now.`,
  noSuchAction: (text: string): string => `There is no action "${text}". Type the number of a choice, or "help".`,
  noSuchChoice: (number: number, choices: number): string => `There are ${choices} choices; ${number} is none of them.`,
  whyWhat: 'Say which action, for example "why land 5".',
  undone: 'Taken back.',
  cannotUndo: 'There is nothing to take back: an undo ends at the last tile drawn and at the previous player’s turn.',
  otherSeed: 'That seed is not the one this game was begun with.',
  resumeNeedsSeed: 'To go on with a record, name the seed it was begun with by --seed.',
  alreadyOver: 'That game is over; look at it with "stanza replay".',
  nameCount: (players: number): string => `Name all ${players} players, separated by commas.`,
  quit: (seed: string, path: string | undefined): string =>
    path === undefined
      ? `The game is left unfinished. Its seed was ${seed}.`
      : `The game is left unfinished. Go on with: pnpm stanza play --resume ${path} --save ${path} --seed ${seed}`,
  saved: (path: string): string => `The record is in ${path}.`,
  seedShown: (seed: string): string => `The seed of the deals was ${seed}.`,
  you: 'you',
  logEmpty: 'Nothing has happened yet.',
  help: [
    'a number, or the text of an action   play it',
    'why ACTION                           why an action is not possible now, e.g. "why land 5"',
    'board                                draw the whole table again',
    'log [N]                              the last N events of the chronicle (20 if not said, "log all" for all)',
    'score                                the score if the game ended now',
    'undo                                 take the last decision back',
    'help                                 this page',
    'quit                                 leave the game',
  ],
} as const;
