import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES, type Language } from '@la-stanza/words';
import { readTopics } from '@la-stanza/words/topics';
import { build, type Plugin, type Rolldown } from 'vite';
import { noScriptHtml, prerenderedHtml } from './prerendered-html.ts';
import { PRERENDERED } from './prerendered-pages.ts';

const ENTRY = 'src/app/prerender.tsx';
const MAIN = 'main.tsx';
/** The colours of the dark theme in the built style sheet; those for more contrast follow later. */
const CANDLE = /\[data-theme=candle\](\{[^}]*\})/;

type Prerender = { readonly prerenderPage: (path: string, language: Language) => Promise<string> };
type Bundle = Rolldown.OutputBundle;

/**
 * Writes the pages in `prerendered-pages.ts` as files, in every language: search engines, link previews and visitors without
 * JavaScript read them, and the client takes over where it runs. With `SITE_URL` also their absolute addresses and a sitemap.
 */
export function prerenderPlugin(site: string | undefined): Plugin {
  let root = '';
  let folder = '';
  let bundle: Bundle | undefined;
  return {
    name: 'la-stanza:prerender',
    apply: (_, { command, isSsrBuild }) =>
      command === 'build' && isSsrBuild !== true && process.env['STORYBOOK'] === undefined,
    configResolved: (config) => {
      root = config.root;
      folder = resolve(root, config.build.outDir);
    },
    writeBundle: (_, written) => {
      bundle = written;
    },
    closeBundle: {
      sequential: true,
      async handler() {
        // a build that has failed has written nothing, and its own fault is the one to be reported
        if (bundle === undefined) return;
        const address = site === undefined || site.endsWith('/') ? site : `${site}/`;
        await writePages(root, folder, bundle, address);
        writeFileSync(join(folder, 'robots.txt'), robots(address));
        if (address !== undefined) writeFileSync(join(folder, 'sitemap.xml'), sitemap(address));
      },
    },
  };
}

async function writePages(root: string, folder: string, bundle: Bundle, site: string | undefined): Promise<void> {
  const built = await buildRenderer(root);
  const index = join(folder, 'index.html');
  const template = readFileSync(index, 'utf8');
  try {
    for (const language of LANGUAGES) {
      const { prerenderPage } = await openRenderer(built, language);
      const noScript = noScriptText(language);
      for (const { folder: own, path, module } of PRERENDERED) {
        const body = await prerenderPage(path, language);
        const styles = styleText(folder, new Set([...stylesOf(bundle, MAIN), ...stylesOf(bundle, module)]));
        const parts = { template, language, folder: own, body, styles, noScript, site };
        mkdirSync(join(folder, language, own), { recursive: true });
        writeFileSync(join(folder, language, own, 'index.html'), prerenderedHtml(parts));
      }
    }
  } finally {
    rmSync(built, { recursive: true });
  }
  writeFileSync(
    index,
    template.replace('</body>', () => `  ${noScriptHtml(noScriptText('en'), './', '')}\n  </body>`),
  );
}

/** Builds the client once more, as one module that runs without a browser. */
async function buildRenderer(root: string): Promise<string> {
  const folder = join(root, 'node_modules/.prerender');
  await build({
    root,
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: { ssr: ENTRY, outDir: folder, emptyOutDir: true, rolldownOptions: { output: { codeSplitting: false } } },
  });
  return folder;
}

/** A renderer of its own for each language: the client reads its language once, from its address. */
async function openRenderer(folder: string, language: Language): Promise<Prerender> {
  const media = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.assign(globalThis, {
    location: new URL(`http://localhost/${language}/`),
    document: { querySelector: () => ({ content: '/' }), documentElement: { dataset: {} } },
    matchMedia: () => media,
  });
  const address = pathToFileURL(join(folder, 'prerender.js'));
  address.search = language;
  return import(address.href);
}

function noScriptText(language: Language): string {
  const text = readTopics(language).find(({ name }) => name === 'preview')?.messages['preview.no-script'];
  if (text === undefined) throw new Error(`${language} has no message preview.no-script`);
  return text;
}

/** The style sheets of a module of src/app and of everything it imports. */
function stylesOf(bundle: Bundle, module: string): string[] {
  const styles = new Set<string>();
  const seen = new Set<string>();
  const collect = (file: string): void => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || seen.has(file)) return;
    seen.add(file);
    for (const imported of chunk.imports) collect(imported);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
  };
  const found = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/src/app/${module}`),
  );
  if (found === undefined) throw new Error(`the build has no chunk of ${module}`);
  collect(found.fileName);
  return [...styles];
}

/** The text of style sheets; the dark theme also applies before the client has applied one, or without it. */
function styleText(folder: string, sheets: ReadonlySet<string>): string {
  const text = Array.from(sheets, (sheet) => readFileSync(join(folder, sheet), 'utf8')).join('');
  const declarations = CANDLE.exec(text)?.[1];
  if (declarations === undefined) throw new Error('the style sheets have no dark theme');
  return `${text}@media (prefers-color-scheme:dark){:root:not([data-theme])${declarations}}`;
}

function robots(site: string | undefined): string {
  return `User-agent: *\nAllow: /\n${site === undefined ? '' : `Sitemap: ${site}sitemap.xml\n`}`;
}

function sitemap(site: string): string {
  const entries = LANGUAGES.flatMap((language) =>
    PRERENDERED.map(({ folder }) => `<url><loc>${site}${language}/${folder}</loc></url>`),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
