import { NEWEST_EDITION, provenanceOf } from '@la-stanza/engine';
import {
  markedSentences,
  otherReadings,
  type ParagraphId,
  referenceValues,
  sectionOf,
  SECTIONS,
  type Translate,
  type Unsure,
} from '@la-stanza/words';
import type { Command } from 'commander';
import { noSuchRule, PRINTED } from '../developer/developer-text.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { Complaint, type ExitCode, printJson } from '../verb.ts';

type Values = Readonly<Record<string, string | number>>;

interface RulesArguments {
  readonly json?: boolean;
}

/** Adds the verb that prints rules, with the figures of the newest edition. */
export function addRulesVerb(
  program: Command,
  json: readonly [string, string],
  t: Translate,
  terminal: Terminal,
  ends: (exit: ExitCode) => void,
): void {
  program
    .command('rules')
    .description('print a rule or a whole chapter, and what of it the rulebook does not print')
    .argument('<number>', 'a chapter such as 3, or a rule such as 3.4')
    .option(...json)
    .action((number: string, options: RulesArguments) => ends(rulesVerb(number, options, t, terminal)));
}

function rulesVerb(number: string, { json }: RulesArguments, t: Translate, terminal: Terminal): ExitCode {
  const section = sectionOf(number);
  const wanted = section?.paragraphs.filter((id) => isPartOf(id, number)) ?? [];
  if (section === undefined || wanted.length === 0) throw new Complaint(noSuchRule(number, SECTIONS.length));
  const values = referenceValues(t, NEWEST_EDITION);
  const rules = wanted.map((id) => ({ rule: placeOf(id), sentences: toldSentences(t, id, values) }));
  const title = t(section.title);
  if (json === true) printJson(terminal, { chapter: section.section, title, rules });
  else for (const line of [`${section.section}. ${title}`, ...rules.flatMap(ruleLines)]) terminal.out(line);
  return 0;
}

/** "3" has every rule of its chapter, "5.2" its parts too, such as "5.2.arts". */
function isPartOf(id: ParagraphId, number: string): boolean {
  return `${placeOf(id)}.`.startsWith(`${number}.`);
}

const placeOf = (id: ParagraphId): string => id.slice('reference.'.length);

interface ToldRule {
  readonly rule: string;
  readonly sentences: readonly ToldSentence[];
}

interface ToldSentence {
  readonly text: string;
  /** Where what the rulebook does not print comes from, and why; the sentences before it may be about the same. */
  readonly source?: string;
}

function toldSentences(t: Translate, id: ParagraphId, values: Values): ToldSentence[] {
  return markedSentences(t, id, values).map(({ parts, unsure }) => {
    const text = parts.map((part, index) => (index % 2 === 0 ? part : String(values[part] ?? ''))).join('');
    return unsure === undefined ? { text } : { text, source: sourceSentence(t, unsure, values) };
  });
}

function sourceSentence(t: Translate, unsure: Unsure, values: Values): string {
  const from = t(`rules.from.${unsure.from}`);
  const others = unsure.settings.flatMap((setting) => otherReadings(t, setting, NEWEST_EDITION));
  return [
    `${from.charAt(0).toUpperCase()}${from.slice(1)}.`,
    t(`rules.why.${unsure.point}`, values),
    ...others.map((reading) => `${t('rules.or', { reading })}.`),
  ].join(' ');
}

/** A rule as one line; below it, by number, the sources of what the rulebook does not print. */
function ruleLines({ rule, sentences }: ToldRule): string[] {
  const sources = [...new Set(sentences.flatMap(({ source }) => source ?? []))];
  const marked = sentences.map(({ text, source }) =>
    source === undefined ? text : `${text} [${sources.indexOf(source) + 1}]`,
  );
  const isPrinted = provenanceOf(rule)?.some(({ from }) => from === 'printed') === true;
  return [
    '',
    `${rule}  ${marked.join(' ')}`,
    ...sources.map((source, index) => `${MARGIN}[${index + 1}] ${source}`),
    ...(isPrinted ? [`${MARGIN}${sources.length === 0 ? PRINTED.all : PRINTED.rest}`] : []),
  ];
}

const MARGIN = '     ';
