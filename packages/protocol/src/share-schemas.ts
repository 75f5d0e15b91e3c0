type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const isSchema = (value: Json): value is Json & { readonly title: string } => typeof value['title'] === 'string';

/** Replaces every schema with a title by a reference, and returns each of them once. Two that share a title and differ stay inline. */
export function shareSchemas(document: Json): { readonly document: unknown; readonly schemas: Json } {
  const versions = new Map<string, Set<string>>();
  eachSchema(document, (title, text) => {
    versions.set(title, (versions.get(title) ?? new Set()).add(text));
  });
  const schemas = new Map<string, unknown>();
  return { document: shared(document), schemas: Object.fromEntries([...schemas].toSorted(byName)) };

  function shared(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(shared);
    if (!isJson(value)) return value;
    const inner = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shared(each)]));
    if (!isSchema(value) || (versions.get(value.title)?.size ?? 0) > 1) return inner;
    schemas.set(value.title, inner);
    return { $ref: `#/components/schemas/${value.title}` };
  }
}

function eachSchema(value: unknown, visit: (title: string, text: string) => void): void {
  if (Array.isArray(value)) for (const each of value) eachSchema(each, visit);
  if (!isJson(value)) return;
  for (const each of Object.values(value)) eachSchema(each, visit);
  if (isSchema(value)) visit(value.title, JSON.stringify(value));
}

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1;
