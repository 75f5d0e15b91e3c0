import { styleText } from 'node:util';
import type { Discipline } from '@la-stanza/engine';

/** Colours a text, or leaves it as it is where colours are not wanted. Pad before painting. */
export interface Paint {
  readonly discipline: (discipline: Discipline, text: string) => string;
  readonly title: (text: string) => string;
  readonly quiet: (text: string) => string;
  readonly warning: (text: string) => string;
}

const HUES = {
  discoveries: 'blueBright',
  literature: 'redBright',
  religion: 'greenBright',
  arts: 'yellowBright',
  politics: 'whiteBright',
} as const;

type Style = Parameters<typeof styleText>[0];

export function paint(colours: boolean): Paint {
  const style = (format: Style, text: string): string =>
    colours ? styleText(format, text, { validateStream: false }) : text;
  return {
    discipline: (discipline, text) => style(HUES[discipline], text),
    title: (text) => style('bold', text),
    quiet: (text) => style('dim', text),
    warning: (text) => style('magentaBright', text),
  };
}
