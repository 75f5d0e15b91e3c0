import type { MessageId } from '../message-id.ts';

/** The id of a paragraph's text. */
export type ParagraphId = Exclude<Extract<MessageId, `reference.${string}`>, `${string}.title` | `${string}.short`>;

/** The number of a rule with a paragraph of its own; the numbers are those of docs/rules.md. */
export type RuleNumber = ParagraphId extends infer Id ? (Id extends `reference.${infer Rule}` ? Rule : never) : never;

export type Section = {
  readonly section: string;
  readonly title: MessageId;
  readonly short: MessageId;
  readonly paragraphs: readonly ParagraphId[];
};

/** All the rules, in order. */
export const SECTIONS: readonly Section[] = [
  {
    section: '1',
    title: 'reference.1.title',
    short: 'reference.1.short',
    paragraphs: [
      'reference.1.0',
      'reference.1.1',
      'reference.1.2',
      'reference.1.3',
      'reference.1.4',
      'reference.1.5',
      'reference.1.6',
      'reference.1.7',
      'reference.1.8',
      'reference.1.9',
      'reference.1.10',
      'reference.1.11',
      'reference.1.12',
      'reference.1.13',
      'reference.1.14',
      'reference.1.15',
      'reference.1.16',
      'reference.1.17',
      'reference.1.18',
      'reference.1.19',
    ],
  },
  {
    section: '2',
    title: 'reference.2.title',
    short: 'reference.2.short',
    paragraphs: [
      'reference.2.1',
      'reference.2.2',
      'reference.2.3',
      'reference.2.4',
      'reference.2.5',
      'reference.2.6',
      'reference.2.7',
      'reference.2.8',
    ],
  },
  {
    section: '3',
    title: 'reference.3.title',
    short: 'reference.3.short',
    paragraphs: ['reference.3.1', 'reference.3.2', 'reference.3.3', 'reference.3.4', 'reference.3.5', 'reference.3.6'],
  },
  {
    section: '4',
    title: 'reference.4.title',
    short: 'reference.4.short',
    paragraphs: [
      'reference.4.1',
      'reference.4.2',
      'reference.4.3',
      'reference.4.4',
      'reference.4.5',
      'reference.4.6',
      'reference.4.7',
      'reference.4.8',
      'reference.4.9',
      'reference.4.10',
      'reference.4.11',
    ],
  },
  {
    section: '5',
    title: 'reference.5.title',
    short: 'reference.5.short',
    paragraphs: [
      'reference.5.1',
      'reference.5.2',
      'reference.5.2.religion',
      'reference.5.2.politics',
      'reference.5.2.arts',
      'reference.5.2.discoveries',
      'reference.5.3',
      'reference.5.4',
    ],
  },
  {
    section: '6',
    title: 'reference.6.title',
    short: 'reference.6.short',
    paragraphs: ['reference.6.1', 'reference.6.2', 'reference.6.3'],
  },
  {
    section: '7',
    title: 'reference.7.title',
    short: 'reference.7.short',
    paragraphs: ['reference.7.1', 'reference.7.2'],
  },
  {
    section: '8',
    title: 'reference.8.title',
    short: 'reference.8.short',
    paragraphs: ['reference.8.1', 'reference.8.2'],
  },
  {
    section: '9',
    title: 'reference.9.title',
    short: 'reference.9.short',
    paragraphs: ['reference.9.1', 'reference.9.2', 'reference.9.3', 'reference.9.4', 'reference.9.5', 'reference.9.6'],
  },
  {
    section: '10',
    title: 'reference.10.title',
    short: 'reference.10.short',
    paragraphs: ['reference.10.1', 'reference.10.2', 'reference.10.3', 'reference.10.4', 'reference.10.5'],
  },
  {
    section: '11',
    title: 'reference.11.title',
    short: 'reference.11.short',
    paragraphs: ['reference.11.1', 'reference.11.2', 'reference.11.3', 'reference.11.4'],
  },
  {
    section: '12',
    title: 'reference.12.title',
    short: 'reference.12.short',
    paragraphs: ['reference.12.1', 'reference.12.2', 'reference.12.3'],
  },
];

/** "8.1" of "reference.8.1"; the rule, not its part, of "reference.5.2.arts". */
export function ruleNumber(paragraph: ParagraphId): string {
  return paragraph.slice('reference.'.length).split('.').slice(0, 2).join('.');
}

/** The section a place in the rules lies in: "8" and "8.1" lie in section 8. */
export function sectionOf(place: string): Section | undefined {
  const [number] = place.split('.');
  return SECTIONS.find(({ section }) => section === number);
}
