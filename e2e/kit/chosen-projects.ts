/*
 * Playwright starts the servers of a configuration for every run, whichever projects are selected, and does not expose the
 * selection. So it is read from the command line, as Playwright reads it: `--project=name`, `--project name other`, with
 * `*`.
 */

/** The selected names; undefined if all projects are selected. */
export function selectedProjects(words: readonly string[]): readonly string[] | undefined {
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
  const asked = selectedProjects(words);
  return asked === undefined || asked.some((name) => matches(project, name));
}

function matches(project: string, name: string): boolean {
  const pattern = name
    .split('*')
    .map((part) => part.replace(/[^\w-]/g, String.raw`\$&`))
    .join('.*');
  return new RegExp(`^${pattern}$`, 'i').test(project);
}
