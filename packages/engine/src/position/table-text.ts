import { areRulings, rulingsOf, type Rulings } from '../editions/rulings.ts';
import { openTable, type Options, type Table } from '../table/table.ts';
import { MAX_PLAYERS } from '../words/seat.ts';
import { figuresText, readFigures } from './figures-text.ts';
import type { PositionReader } from './position-reader.ts';

/* The head of a line: who plays with which options, figures and rulings. */

const VARIANTS = { arranged: 'arranged', expert: 'expert', openHiring: 'open-hiring' } as const;

function optionsText(options: Options): string {
  const { start, arranged, expert, openHiring } = options;
  const variants = [arranged && VARIANTS.arranged, expert && VARIANTS.expert, openHiring && VARIANTS.openHiring];
  return [start, ...variants.filter((name) => name !== false)].join('+');
}

function readOptions(reader: PositionReader, text: string): Options {
  const [start, ...variants] = text.split('+');
  const options: Options = {
    start: start === 'first' ? 'first' : 'random',
    arranged: variants.includes(VARIANTS.arranged),
    expert: variants.includes(VARIANTS.expert),
    openHiring: variants.includes(VARIANTS.openHiring),
  };
  if (optionsText(options) !== text) reader.unreadable('options', text);
  return options;
}

const STANDARD_RULINGS: Rulings = rulingsOf(0);

/** The first two rulings always, any other only where its reading is not the standard one: `turn+after-last-refill+recruitSlide=toGap`. */
function rulingsText({ withdraw, ending, ...others }: Rulings): string {
  const named = Object.entries(others).flatMap(([name, reading]) =>
    reading === Reflect.get(STANDARD_RULINGS, name) ? [] : [`${name}=${reading}`],
  );
  return [withdraw, ending, ...named].join('+');
}

function readRulings(reader: PositionReader, text: string): Rulings {
  const [withdraw, ending, ...named] = text.split('+');
  const own: unknown = { withdraw, ending, ...Object.fromEntries(named.map((each) => each.split('='))) };
  const rulings = areRulings(own) ? { ...STANDARD_RULINGS, ...own } : STANDARD_RULINGS;
  if (rulingsText(rulings) !== text) reader.unreadable('rulings', text);
  return rulings;
}

export function tableText({ players, options, figures, rulings }: Table): string[] {
  return [
    `players:${players}`,
    `options:${optionsText(options)}`,
    `figures:${figuresText(figures)}`,
    `rulings:${rulingsText(rulings)}`,
  ];
}

export function readTable(reader: PositionReader): Table {
  const players = reader.number('players', reader.take('players'), 2, MAX_PLAYERS);
  const options = readOptions(reader, reader.take('options'));
  const figures = readFigures(reader, reader.take('figures'));
  return openTable(players, options, figures, readRulings(reader, reader.take('rulings')));
}
