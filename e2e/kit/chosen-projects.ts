/*
 * Playwright starts the servers of a configuration for every run, whichever projects were asked for. Which ones those are it tells
 * nobody, so they are read from the command line, as Playwright itself reads it: `--project=name`, `--project name other`, with `*`.
 */

/** The names asked for; undefined where all are. */
export function projectsAsked(words: readonly string[]): readonly string[] | undefined {
  const names: string[] = [];
  let isListing = false;
  for (const word of words) {
    if (word.startsWith('--project=')) names.push(word.slice('--project='.length));
    else if (!word.startsWith('-') && isListing) names.push(word);
    isListing = word === '--project' || (isListing && !word.startsWith('-'));
  }
  return names.length === 0 ? undefined : names;
}

export function isChosen(project: string, words: readonly string[] = process.argv): boolean {
  const asked = projectsAsked(words);
  return asked === undefined || asked.some((name) => matches(project, name));
}

function matches(project: string, name: string): boolean {
  const pattern = name
    .split('*')
    .map((part) => part.replace(/[^\w-]/g, String.raw`\$&`))
    .join('.*');
  return new RegExp(`^${pattern}$`, 'i').test(project);
}
