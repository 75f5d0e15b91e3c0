import { type Command, InvalidArgumentError, Option } from 'commander';
import { checkFigures, type Figures, type Options, STANDARD_OPTIONS } from '@la-stanza/engine';
import { readJson } from './record/read-record.ts';
import { TEXT } from './text/cli-text.ts';
import { figureFaultSentence } from './text/fault-sentence.ts';

/* Arguments that several verbs share. */

export interface TableArguments {
  readonly start?: 'first' | 'random';
  readonly arranged?: boolean;
  readonly expert?: boolean;
  readonly openHiring?: boolean;
  readonly figures?: Figures;
}

export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= least && value <= most)) throw new InvalidArgumentError(TEXT.notWhole(least, most));
    return value;
  };
}

/** A number above 0 and up to 1. */
export function share(text: string): number {
  const value = Number(text);
  if (!(value > 0 && value <= 1)) throw new InvalidArgumentError(TEXT.notShare);
  return value;
}

export function hexSeed(text: string): string {
  if (!/^([0-9a-f]{2})+$/.test(text)) throw new InvalidArgumentError(TEXT.notHex);
  return text;
}

function figuresFile(path: string): Figures {
  const read = readJson(path);
  if ('trouble' in read) throw new InvalidArgumentError(read.trouble);
  const checked = checkFigures(read.value.json);
  if ('fault' in checked) throw new InvalidArgumentError(figureFaultSentence(checked.fault));
  return checked.figures;
}

/** Adds the table options to a verb. */
export function withTable(command: Command): Command {
  return command
    .option('--arranged', 'players place their starting characters themselves')
    .option('--expert', 'the expert variant: a worker may be fired instead of hiring')
    .option('--open-hiring', 'an activation may also hire characters of other disciplines')
    .addOption(new Option('--start <who>', 'who begins').choices(['first', 'random']))
    .option('--figures <file>', 'play with the figures of this JSON file', figuresFile);
}

export function tableOptions({ start, arranged, expert, openHiring }: TableArguments): Options {
  return {
    start: start ?? STANDARD_OPTIONS.start,
    arranged: arranged ?? STANDARD_OPTIONS.arranged,
    expert: expert ?? STANDARD_OPTIONS.expert,
    openHiring: openHiring ?? STANDARD_OPTIONS.openHiring,
  };
}
