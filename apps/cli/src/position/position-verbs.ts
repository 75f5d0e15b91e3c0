import type { Command } from 'commander';
import { wholeNumber } from '../arguments.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Speech } from '../text/speech.ts';
import type { ExitCode } from '../verb.ts';
import { type LegalArguments, legalVerb } from './legal-verb.ts';
import { type PositionArguments, positionVerb } from './position-verb.ts';

const MOST_ENTRIES = 999_999;

/** Adds the verbs about positions as lines of text. */
export function addPositionVerbs(
  forPlayers: (name: string, description: string) => Command,
  speech: Speech,
  terminal: Terminal,
  ends: (exit: ExitCode) => void,
): void {
  const { t } = speech;

  forPlayers('position', t('cli.verb.position'))
    .argument('<file>', t('cli.argument.record'))
    .option('--at <entries>', t('cli.option.at'), wholeNumber(0, MOST_ENTRIES))
    .action(async (file: string, options: PositionArguments) =>
      ends(await positionVerb(file, options, speech, terminal)),
    );

  forPlayers('legal', t('cli.verb.legal'))
    .argument('<position>', t('cli.argument.position'))
    .option('--why <action>', t('cli.option.why'))
    .action((line: string, options: LegalArguments) => ends(legalVerb(line, options, speech, terminal)));
}
