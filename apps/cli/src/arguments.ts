import { type Command, InvalidArgumentError, Option } from 'commander';
import {
  checkFigures,
  type Figures,
  figuresFor,
  NEWEST_EDITION,
  type Options,
  READINGS,
  RECRUITMENT_BY_PLAYERS,
  type Rulings,
  STANDARD_FIGURES,
  STANDARD_OPTIONS,
} from '@la-stanza/engine';
import { figureFaultSentence, type Translate } from '@la-stanza/words';
import { ARGUMENT_TEXT } from './developer/developer-text.ts';
import { readJson } from './record/read-record.ts';
import { Complaint } from './verb.ts';

/* Arguments that several verbs share. */

export interface TableArguments {
  readonly start?: 'first' | 'random';
  readonly arranged?: boolean;
  readonly expert?: boolean;
  readonly openHiring?: boolean;
  readonly figures?: Figures;
  readonly ruling?: Rulings;
  readonly recruitmentByPlayers?: boolean;
}

export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= least && value <= most)) throw new InvalidArgumentError(ARGUMENT_TEXT.notWhole(least, most));
    return value;
  };
}

/** A number above 0 and up to 1. */
export function share(text: string): number {
  const value = Number(text);
  if (!(value > 0 && value <= 1)) throw new InvalidArgumentError(ARGUMENT_TEXT.notShare);
  return value;
}

export function hexSeed(text: string): string {
  if (!/^([0-9a-f]{2})+$/.test(text)) throw new InvalidArgumentError(ARGUMENT_TEXT.notHex);
  return text;
}

function figuresFile(t: Translate, path: string): Figures {
  const read = readJson(t, path);
  if ('trouble' in read) throw new Complaint(read.trouble);
  const checked = checkFigures(read.value.json);
  if ('fault' in checked) {
    throw new Complaint(t('cli.file.in-file', { path, sentence: figureFaultSentence(t, checked.fault) }));
  }
  return checked.figures;
}

/** A ruling as `recruitSlide=toGap`, added to those named before it. */
function addRuling(text: string, named: Rulings = NEWEST_EDITION.rulings): Rulings {
  const known: Readonly<Record<string, readonly string[]>> = READINGS;
  const [name = '', reading = ''] = text.split('=');
  if (known[name]?.includes(reading) !== true) throw new InvalidArgumentError(ARGUMENT_TEXT.notRuling(known));
  return { ...named, [name]: reading };
}

/** Adds the table options to a verb. */
export function withTable(command: Command, t: Translate): Command {
  return command
    .option('--arranged', t('terms.option.arranged.rule'))
    .option('--expert', t('terms.option.expert.rule'))
    .option('--open-hiring', t('terms.option.open-hiring.rule'))
    .addOption(new Option('--start <who>', t('newgame.start-player')).choices(['first', 'random']))
    .option('--figures <file>', t('cli.option.figures'), (path) => figuresFile(t, path))
    .option('--ruling <name=reading>', t('cli.option.ruling'), addRuling)
    .option('--recruitment-by-players', t('cli.option.recruitment-by-players'));
}

/** The figures of a table for its number of players, if not the edition's. */
export function tableFigures(
  args: Pick<TableArguments, 'figures' | 'recruitmentByPlayers'>,
  players: number,
): Figures | undefined {
  const { figures = STANDARD_FIGURES, recruitmentByPlayers } = args;
  if (recruitmentByPlayers !== true) return args.figures;
  return figuresFor({ figures, withPlayers: RECRUITMENT_BY_PLAYERS }, players);
}

export function tableOptions({ start, arranged, expert, openHiring }: TableArguments): Options {
  return {
    start: start ?? STANDARD_OPTIONS.start,
    arranged: arranged ?? STANDARD_OPTIONS.arranged,
    expert: expert ?? STANDARD_OPTIONS.expert,
    openHiring: openHiring ?? STANDARD_OPTIONS.openHiring,
  };
}
