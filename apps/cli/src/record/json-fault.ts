const SPACE = /[ \t\n\r]*/y;
// JSON forbids control characters inside strings, so they have to be named
// oxlint-disable-next-line no-control-regex
const STRING_START = /"(?:[^"\\\u0000-\u001F]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;

/**
 * Where a text stops being JSON; `undefined` if it is JSON. `JSON.parse` does not always tell the place.
 */
export function jsonFault(text: string): number | undefined {
  const end = readValue(text, skip(text, 0));
  if (!end.ok) return end.at;
  const rest = skip(text, end.at);
  return rest === text.length ? undefined : rest;
}

/** How far a reader came, and whether what it read was whole. */
interface Reached {
  readonly ok: boolean;
  readonly at: number;
}

function skip(text: string, from: number): number {
  return match(SPACE, text, from) ?? from;
}

/** The end of a match that begins exactly there. */
function match(pattern: RegExp, text: string, from: number): number | undefined {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

function readValue(text: string, from: number): Reached {
  const first = text[from];
  if (first === '"') return readString(text, from);
  if (first === '[') return readList(text, from, ']', readValue);
  if (first === '{') return readList(text, from, '}', readMember);
  const end = match(WORD, text, from) ?? match(NUMBER, text, from);
  return end === undefined ? { ok: false, at: from } : { ok: true, at: end };
}

function readString(text: string, from: number): Reached {
  const end = match(STRING_START, text, from);
  if (end === undefined) return { ok: false, at: from };
  return text[end] === '"' ? { ok: true, at: end + 1 } : { ok: false, at: end };
}

function readMember(text: string, from: number): Reached {
  const name = readString(text, from);
  if (!name.ok) return name;
  const colon = skip(text, name.at);
  return text[colon] === ':' ? readValue(text, skip(text, colon + 1)) : { ok: false, at: colon };
}

function readList(text: string, from: number, close: string, readItem: typeof readValue): Reached {
  let at = skip(text, from + 1);
  if (text[at] === close) return { ok: true, at: at + 1 };
  for (;;) {
    const item = readItem(text, at);
    if (!item.ok) return item;
    at = skip(text, item.at);
    if (text[at] === close) return { ok: true, at: at + 1 };
    if (text[at] !== ',') return { ok: false, at };
    at = skip(text, at + 1);
  }
}
