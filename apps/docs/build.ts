import { socketReference } from '@la-stanza/protocol';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildReference } from './src/build-reference.ts';
import { deadLinks } from './src/dead-links.ts';
import { docPage, titleOf, type DocPage } from './src/doc-page.ts';
import { httpPage } from './src/http-page.ts';
import { pageHtml } from './src/page-html.ts';
import { siteMap, type Place } from './src/site-map.ts';

/*
 * Builds the site of the project: the playable client with the rules in every language, the documents, and the reference of the
 * packages and the server. Fails if a link inside it leads nowhere.
 */

const HERE = import.meta.dirname;
const ROOT = join(HERE, '../..');
const DOCS = join(ROOT, 'docs');
const CLIENT = join(ROOT, 'apps/web/dist');
const SITE = join(HERE, 'dist');

const WELCOME = `<section class="welcome">
<div><p>An unofficial digital edition of the board game by Nuno Bizarro Sentieiro and Paulo Soledade (Quined Games, 2019): alone, on one device or
with friends, against bots, in four languages, free software.</p>
<p><a class="go" href="play/index.html">Play now</a> <a href="play/en/rules/index.html">Read the rules</a> <a href="guide/hosting.html">Host it</a></p></div>
<img src="screenshots/table.webp" alt="The table in the middle of a game" width="640" />
</section>
`;

if (!existsSync(join(CLIENT, 'index.html'))) throw new Error('the client is not built: run pnpm build first');
rmSync(SITE, { recursive: true, force: true });
cpSync(CLIENT, join(SITE, 'play'), { recursive: true });

const sources = new Map([
  ...globSync('**/*.md', { cwd: DOCS }).map((file) => [file, readFileSync(join(DOCS, file), 'utf8')] as const),
  ['contributing.md', readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8').replaceAll('](docs/', '](')] as const,
  ['changelog.md', readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8').replaceAll('](docs/', '](')] as const,
  ['guide/socket.md', socketReference()] as const,
]);
const titles = new Map(Array.from(sources, ([file, text]) => [file, titleOf(file, text)]));
const pages = new Map(Array.from(sources, ([file, text]) => [file, docPage(file, text, titles)]));
for (const picture of globSync('**/*.{svg,webp,png}', { cwd: DOCS })) copy(join(DOCS, picture), join(SITE, picture));

const inFolder = (folder: string): string[] => {
  const index = `${folder}/README.md`;
  const others = [...titles.keys()].filter((file) => file.startsWith(`${folder}/`) && file !== index);
  return [index, ...others.toSorted()];
};
const navigation = siteMap(inFolder('decisions'), inFolder('results')).map((group) => ({
  title: group.title,
  pages: group.pages.map((page) => (typeof page === 'string' ? placeOf(page) : page)),
}));
// fonts, colours and plain elements as in the game
const styles = [...globSync('play/assets/main-*.css', { cwd: SITE }), 'site.css'];
put('site.css', `${readFileSync(join(HERE, 'src/site.css'), 'utf8')}\n${darkColours()}`);
for (const page of pages.values()) write(page.address === 'index.html' ? { ...page, html: WELCOME + page.html } : page);

const openapi = readFileSync(join(DOCS, 'guide/openapi.json'), 'utf8');
for (const place of ['api/openapi.json', 'guide/openapi.json']) put(place, openapi);
write({ file: '', address: 'api/http.html', title: 'HTTP', html: httpPage(JSON.parse(openapi)) });
await buildReference(ROOT, join(SITE, 'api'));

const { links, dead } = deadLinks(SITE);
if (process.argv.includes('--json')) console.log(JSON.stringify({ pages: pages.size, links, dead: dead.length }));
else console.log(`${pages.size} documents, ${links} links, ${dead.length} dead`);
for (const each of dead) console.error(each);
if (dead.length > 0) process.exitCode = 1;

/** The game's colours by candle light, for readers who prefer dark pages. */
function darkColours(): string {
  const text = styles
    .slice(0, -1)
    .map((style) => readFileSync(join(SITE, style), 'utf8'))
    .join('');
  const colours = /\[data-theme=candle\](\{[^}]*\})/.exec(text)?.[1];
  if (colours === undefined) throw new Error('the client has no dark theme');
  return `@media (prefers-color-scheme: dark) { :root ${colours} }\n`;
}

function placeOf(file: string): Place {
  const page = pages.get(file);
  if (page === undefined) throw new Error(`the site has no ${file}: see src/site-map.ts`);
  return { address: page.address, title: page.title };
}

function write(page: DocPage): void {
  put(page.address, pageHtml({ ...page, navigation, styles }));
}

function put(address: string, text: string): void {
  const path = join(SITE, address);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}
