/** A message whose ICU was parsed beforehand: a text, or its parts in order. */
export type CompiledMessage = string | readonly MessagePart[];

/** A text (`#` is the number of the plural around it), a value, or what a value chooses between. */
export type MessagePart =
  | string
  | readonly [name: string, kind?: undefined, choices?: undefined]
  | readonly [name: string, kind: 'plural' | 'selectordinal' | 'select', choices: Choices];

type Choices = Readonly<Record<string, CompiledMessage>>;

/** Compiled messages by their ids. */
export type Messages = Readonly<Record<string, CompiledMessage>>;

export type MessageValues = Readonly<Record<string, string | number>>;

/** Fills the values into a message. */
export function formatMessage(language: string, message: CompiledMessage, values: MessageValues = {}): string {
  return partsIn(message, '#');

  function partsIn(inner: CompiledMessage, number: string): string {
    if (typeof inner === 'string') return inner;
    return inner
      .map((part) => (part === '#' ? number : typeof part === 'string' ? part : filled(part, number)))
      .join('');
  }

  function filled([name, kind, choices]: Exclude<MessagePart, string>, number: string): string {
    const value = values[name];
    if (kind === undefined) return String(value ?? '');
    if (kind === 'select') return partsIn(chosen(choices, String(value)), number);
    const count = Number(value);
    const { plural, ordinal, format } = numbersOf(language);
    // "=0" is a choice of its own, before the plural form that zero has
    const form = Object.hasOwn(choices, count) ? String(count) : (kind === 'plural' ? plural : ordinal).select(count);
    return partsIn(chosen(choices, form), format.format(count));
  }
}

/** Own choices only: a value may be called "constructor". */
const chosen = (choices: Choices, key: string): CompiledMessage =>
  (Object.hasOwn(choices, key) ? choices[key] : choices['other']) ?? '';

interface Numbers {
  readonly plural: Intl.PluralRules;
  readonly ordinal: Intl.PluralRules;
  readonly format: Intl.NumberFormat;
}

const known = new Map<string, Numbers>();

/** Making these takes longer than using them. */
function numbersOf(language: string): Numbers {
  const numbers = known.get(language) ?? {
    plural: new Intl.PluralRules(language),
    ordinal: new Intl.PluralRules(language, { type: 'ordinal' }),
    format: new Intl.NumberFormat(language),
  };
  known.set(language, numbers);
  return numbers;
}
