import { HINT_WORK, REVIEW_WORK } from '@la-stanza/bots';
import type { Command } from 'commander';
import { type AnalyseArguments, analyseVerb } from '../analyse/analyse-verb.ts';
import { wholeNumber } from '../arguments.ts';
import { type HintArguments, hintVerb } from '../hint/hint-verb.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Speech } from '../text/speech.ts';
import type { ExitCode } from '../verb.ts';

const MOST_SIMULATIONS = 1_000_000;
const MOST_SEED = 999_999_999;
const MOST_ENTRIES = 999_999;

/** Adds the verbs with which players ask the bots. */
export function addAdviceVerbs(
  forPlayers: (name: string, description: string) => Command,
  speech: Speech,
  terminal: Terminal,
  ends: (exit: ExitCode) => void,
): void {
  const { t } = speech;
  const weights = ['--weights <file>', t('cli.option.weights')] as const;
  const seed = ['--seed <number>', t('cli.option.chance'), wholeNumber(0, MOST_SEED), 1] as const;

  forPlayers('hint', t('cli.verb.hint'))
    .argument('<file>', t('cli.argument.record'))
    .option('--at <entries>', t('cli.option.at'), wholeNumber(0, MOST_ENTRIES))
    .option(
      '--simulations <number>',
      t('cli.option.simulations-each'),
      wholeNumber(1, MOST_SIMULATIONS),
      HINT_WORK.simulations,
    )
    .option(...weights)
    .option(...seed)
    .action(async (file: string, options: HintArguments) => ends(await hintVerb(file, options, speech, terminal)));

  forPlayers('analyse', t('cli.verb.analyse'))
    .argument('<file>', t('cli.argument.record'))
    .option(
      '--simulations <number>',
      t('cli.option.simulations-each'),
      wholeNumber(1, MOST_SIMULATIONS),
      REVIEW_WORK.simulations,
    )
    .option(...weights)
    .option(...seed)
    .action(async (file: string, options: AnalyseArguments) =>
      ends(await analyseVerb(file, options, speech, terminal)),
    );
}
