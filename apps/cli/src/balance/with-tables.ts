/** A page with its tables replaced: each stands between `<!-- name -->` and `<!-- /name -->`. */
export function withTables(page: string, tables: Readonly<Record<string, string>>): string {
  let text = page;
  for (const [name, table] of Object.entries(tables)) {
    const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
    const [from, to] = [text.indexOf(open), text.indexOf(close)];
    if (from >= 0 && to > from) text = `${text.slice(0, from + open.length)}\n\n${table}\n${text.slice(to)}`;
  }
  return text;
}
