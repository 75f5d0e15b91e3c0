/** The length of the longest word of some texts: words are not broken. */
export function longestWord(texts: readonly string[]): number {
  return Math.max(0, ...texts.flatMap((text) => text.split(/[ -]/)).map((word) => word.length));
}

/** How much width the longest word needs. */
export function wordWidth(texts: readonly string[]): 'short' | 'middle' | 'long' | 'very-long' {
  const longest = longestWord(texts);
  if (longest > 10) return 'very-long';
  if (longest > 8) return 'long';
  return longest > 5 ? 'middle' : 'short';
}
