import { parse, type Token } from '@messageformat/parser';

type Messages = Readonly<Record<string, string>>;

const DIGITS = /\d+/g;

/** Messages that contain a number instead of a placeholder; 0 and 1 are not figures. */
export function messageProblems(messages: Messages): string[] {
  return Object.entries(messages).flatMap(([id, message]) =>
    parse(message)
      .flatMap(writtenIn)
      .flatMap((text) => text.match(DIGITS) ?? [])
      .filter((digits) => Number(digits) > 1)
      .map((digits) => `${id} has ${digits} typed in; figures must be placeholders`),
  );
}

function writtenIn(token: Token): string[] {
  if (token.type === 'content') return [token.value];
  return 'cases' in token ? token.cases.flatMap(({ tokens }) => tokens.flatMap(writtenIn)) : [];
}

/** The names of the values that messages use. */
export function messageValueNames(messages: Messages): string[] {
  return Object.values(messages).flatMap((message) => parse(message).flatMap(namesIn));
}

function namesIn(token: Token): string[] {
  if (token.type === 'content' || token.type === 'octothorpe') return [];
  const inner = 'cases' in token ? token.cases.flatMap(({ tokens }) => tokens.flatMap(namesIn)) : [];
  return [token.arg, ...inner];
}
