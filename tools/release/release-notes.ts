/** The section of a version in CHANGELOG.md, without its heading; undefined if no section has this version and a date. */
export function releaseNotes(changelog: string, version: string): string | undefined {
  const heading = new RegExp(`^## ${version.replaceAll('.', String.raw`\.`)} \\(\\d+ \\w+ \\d{4}\\)$`, 'm').exec(
    changelog,
  );
  if (heading === null) return undefined;
  const rest = changelog.slice(heading.index + heading[0].length);
  const next = rest.search(/^## /m);
  return (next === -1 ? rest : rest.slice(0, next)).trim();
}
