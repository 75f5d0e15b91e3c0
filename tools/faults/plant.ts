import type { Fault } from './fault.ts';

/** The source with its fault. The text must be there exactly once: otherwise the rule has moved and the fault proves nothing. */
export function plant(source: string, { name, file, text, replacement, imports = '' }: Fault): string {
  const parts = source.split(text);
  if (parts.length !== 2) throw new Error(`fault ${name}: ${file} has ${parts.length - 1} times ${text}`);
  return imports + parts.join(replacement);
}
