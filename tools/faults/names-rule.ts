const TITLE = /^(?:\d+\.\d+(?:, | and )?)+\b/;
const NUMBER = /\d+\.\d+/g;

/** The rules with whose numbers a title begins: `3.4 …`, `4.9, 4.10 …` or `4.9 and 4.10 …`. */
export function rulesIn(title: string): string[] {
  return TITLE.exec(title)?.[0].match(NUMBER) ?? [];
}

/** Whether a test, or a group it belongs to, names the rule. */
export function namesRule(path: string, rule: string): boolean {
  return path.split(' > ').some((title) => rulesIn(title).includes(rule));
}
