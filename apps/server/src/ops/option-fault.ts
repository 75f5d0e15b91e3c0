import { parseArgs, type ParseArgsConfig } from 'node:util';
import { nearestName } from './nearest-name.ts';

/**
 * The fault in a command's arguments, as a sentence; undefined if they are valid. The sentence never contains an address, which may
 * include a password.
 */
export function optionFault(
  args: readonly string[],
  options: NonNullable<ParseArgsConfig['options']>,
  mostWords: number,
): string | undefined {
  const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
  let words = 0;
  for (const token of tokens) {
    if (token.kind === 'positional' && ++words > mostWords)
      return `${token.value.includes('://') ? 'An address' : `“${token.value}”`} is one word too many: options begin with --.`;
    if (token.kind !== 'option') continue;
    const type = options[token.name]?.type;
    if (type === undefined) return `${token.rawName} is no option here${nearest(token.name, Object.keys(options))}`;
    if (type === 'string' && (token.value === undefined || (!token.inlineValue && token.value.startsWith('-'))))
      return `${token.rawName} needs a value.`;
    if (type === 'boolean' && token.value !== undefined) return `${token.rawName} takes no value.`;
  }
  return undefined;
}

const nearest = (name: string, known: readonly string[]): string =>
  known.length === 0 ? ': there are none.' : `: is --${nearestName(name, known)} meant?`;
