import { parse, type Token } from '@messageformat/parser';

export type Catalogue = {
  readonly language: string;
  readonly topics: readonly Topic[];
};
type Topic = { readonly name: string; readonly messages: ReadonlyMap<string, string> };

const SOURCE_LANGUAGE = 'en';

/** Arguments that only inflect. English verbs and objects mostly need none of them: other languages may select by them anyway. */
const INFLECTING = /^\{(?:you|gender), select, /;

/** Every problem of the catalogues, one sentence each; `sources` is the code that uses them. */
export function catalogueProblems(catalogues: readonly Catalogue[], sources: readonly string[]): string[] {
  const english = catalogues.find(({ language }) => language === SOURCE_LANGUAGE);
  if (english === undefined) return ['there is no English catalogue'];
  const reference = allMessages(english);
  return [
    ...catalogues.flatMap(topicProblems),
    ...catalogues.flatMap((catalogue) => languageProblems(catalogue, reference)),
    ...unusedMessages(reference, sources),
  ];
}

function allMessages({ topics }: Catalogue): Map<string, string> {
  return new Map(topics.flatMap(({ messages }) => [...messages]));
}

function topicProblems({ language, topics }: Catalogue): string[] {
  return topics.flatMap(({ name, messages }) =>
    [...messages.keys()]
      .filter((id) => !id.startsWith(`${name}.`))
      .map((id) => `${language}/${name}.json: ${id} does not begin with "${name}."`),
  );
}

function languageProblems(catalogue: Catalogue, reference: ReadonlyMap<string, string>): string[] {
  const { language } = catalogue;
  const messages = allMessages(catalogue);
  const missing = [...reference.keys()].filter((id) => !messages.has(id));
  const unknown = [...messages.keys()].filter((id) => !reference.has(id));
  return [
    ...missing.map((id) => `${language}: ${id} is missing`),
    ...unknown.map((id) => `${language}: ${id} does not exist in English`),
    ...[...messages].flatMap(([id, message]) =>
      messageProblems(message, reference.get(id) ?? message).map((problem) => `${language}: ${id} ${problem}`),
    ),
  ];
}

function messageProblems(message: string, reference: string): string[] {
  if (message.trim() === '') return ['is empty'];
  const own = placeholders(message);
  if (own === undefined) return ['is not valid ICU'];
  const expected = placeholders(reference) ?? own;
  return [
    ...without(expected, own).map((name) => `lacks ${name}`),
    ...without(own, expected)
      .filter((name) => !INFLECTING.test(name))
      .map((name) => `has ${name}, which English lacks`),
    ...((message.match(/\*\*/g)?.length ?? 0) % 2 === 0 ? [] : ['opens **bold** without closing it']),
  ];
}

function without(names: ReadonlySet<string>, others: ReadonlySet<string>): string[] {
  return [...names].filter((name) => !others.has(name));
}

/** The arguments of a message, selects with their cases; undefined if it cannot be parsed. */
function placeholders(message: string): Set<string> | undefined {
  try {
    const tokens = parse(message);
    return tokens.every(isSound) ? new Set(tokens.flatMap(tokenPlaceholders)) : undefined;
  } catch {
    return undefined;
  }
}

// The parser accepts a stray brace as text and a plural without its `other` case.
function isSound(token: Token): boolean {
  if (token.type === 'content') return !/[{}]/.test(token.value);
  if (!('cases' in token)) return true;
  return token.cases.some(({ key }) => key === 'other') && token.cases.every(({ tokens }) => tokens.every(isSound));
}

function tokenPlaceholders(token: Token): string[] {
  switch (token.type) {
    case 'content':
    case 'octothorpe':
      return [];
    case 'argument':
      return [`{${token.arg}}`];
    case 'function':
      return [`{${token.arg}, ${token.key}}`];
    case 'plural':
    case 'selectordinal':
      // languages have different plural forms, so only the argument and its kind must agree
      return [`{${token.arg}, ${token.type}}`, ...caseContents(token.cases)];
    case 'select':
      return [...token.cases.map(({ key }) => `{${token.arg}, select, ${key}}`), ...caseContents(token.cases)];
  }
}

function caseContents(cases: readonly { readonly tokens: Token[] }[]): string[] {
  return cases.flatMap(({ tokens }) => tokens.flatMap(tokenPlaceholders));
}

const TEXT_LITERAL = /(['"])((?:(?!\1)[^\\\n])*)\1/g;
const TEMPLATE = /`([^`\n]*)`/g;

/** An id is used if the code names it or a template such as `cast.${id}.name` matches it. */
function unusedMessages(reference: ReadonlyMap<string, string>, sources: readonly string[]): string[] {
  const literals = new Set(sources.flatMap((code) => matches(code, TEXT_LITERAL, 2)));
  const templates = sources
    .flatMap((code) => matches(code, TEMPLATE, 1))
    .filter((template) => /^[a-z-]+\./.test(template) && template.includes('${'))
    .map(templatePattern);
  return [...reference.keys()]
    .filter((id) => !literals.has(id) && !templates.some((pattern) => pattern.test(id)))
    .map((id) => `en: ${id} is not used anywhere`);
}

function matches(code: string, pattern: RegExp, group: number): string[] {
  return [...code.matchAll(pattern)].flatMap((match) => match[group] ?? []);
}

function templatePattern(template: string): RegExp {
  const fixed = template.split(/\$\{[^}]*\}/).map((text) => text.replaceAll('.', '\\.'));
  return new RegExp(`^${fixed.join('[A-Za-z0-9-]+')}$`);
}
