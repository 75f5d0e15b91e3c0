/** A package.json, as far as packing needs to know it. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly files: readonly string[];
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly publishConfig?: { readonly access: string; readonly exports?: Readonly<Record<string, unknown>> };
  readonly [field: string]: unknown;
}

/** What only the repository needs: its commands, and what `dist` is made with. */
const OWN: ReadonlySet<string> = new Set(['scripts', 'devDependencies']);

/** The manifest that is packed: the entries are compiled, and the packages of the repository have their versions. */
export function packedManifest(manifest: Manifest, versions: ReadonlyMap<string, string>): Manifest {
  const { publishConfig = { access: 'public' }, dependencies = {}, ...rest } = manifest;
  const { exports = rest.exports, ...config } = publishConfig;
  const kept = Object.fromEntries(Object.entries(rest).filter(([field]) => !OWN.has(field)));
  const { name, version, files } = manifest;
  return {
    ...kept,
    name,
    version,
    files,
    exports,
    ...(Object.keys(dependencies).length === 0 ? {} : { dependencies: withVersions(dependencies, versions) }),
    publishConfig: config,
  };
}

function withVersions(
  dependencies: Readonly<Record<string, string>>,
  versions: ReadonlyMap<string, string>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, range]) => {
      if (!range.startsWith('workspace:')) return [name, range];
      const version = versions.get(name);
      if (version === undefined) throw new Error(`${name} is not published`);
      // fixes of one package reach those that use it
      return [name, `^${version}`];
    }),
  );
}
