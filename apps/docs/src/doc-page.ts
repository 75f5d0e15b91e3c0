import { posix } from 'node:path';
import { Marked, type Tokens } from 'marked';

/** A document of the repository as a page of the site. */
export type DocPage = {
  /** Its Markdown file below docs/. */
  readonly file: string;
  /** Its place in the site. */
  readonly address: string;
  readonly title: string;
  readonly html: string;
};

const addressOf = (file: string): string =>
  file.replace(/(?:README)?\.md$/, (end) => (end === '.md' ? '.html' : 'index.html'));

/**
 * Markdown as HTML, with links to the other pages of the site. What the site does not contain, such as source files, is named
 * without a link.
 */
export function docPage(file: string, text: string, titles: ReadonlyMap<string, string>): DocPage {
  const slugs = new Map<string, number>();
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading): string {
        const inner = this.parser.parseInline(tokens);
        return `<h${depth} id="${unique(slugs, slugOf(plain(inner)))}">${inner}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link): string {
        const inner = this.parser.parseInline(tokens);
        const target = targetOf(file, href, titles);
        if (target === undefined) return inner;
        // a link that shows its path shows the name of the page instead
        return `<a href="${target.address}">${inner === href ? (target.title ?? inner) : inner}</a>`;
      },
    },
  });
  const html = marked.parse(text, { async: false });
  // wide tables scroll by themselves
  const framed = html.replaceAll('<table>', '<div class="wide"><table>').replaceAll('</table>', '</table></div>');
  return { file, address: addressOf(file), title: titleOf(file, text), html: framed };
}

type Target = { readonly address: string; readonly title?: string | undefined };

function targetOf(file: string, href: string, titles: ReadonlyMap<string, string>): Target | undefined {
  if (/^(?:https?:|mailto:|#)/.test(href)) return { address: href };
  const [path = '', fragment] = href.split('#');
  const named = posix.join(posix.dirname(file), path);
  const found = [
    named,
    `${named}/README.md`,
    named.replace(/^\.\.[/](CONTRIBUTING|CHANGELOG)\.md$/, (name) => name.slice(3).toLowerCase()),
  ].find((each) => titles.has(each));
  if (found === undefined) return undefined;
  const address = posix.relative(posix.dirname(addressOf(file)), addressOf(found));
  return { address: fragment === undefined ? address : `${address}#${fragment}`, title: titles.get(found) };
}

/** The first heading of a document. */
export const titleOf = (file: string, text: string): string =>
  (/^# (.*)/m.exec(text)?.[1] ?? file).replaceAll(/[`*]/g, '');

const plain = (html: string): string => html.replaceAll(/<[^>]*>/g, '');

/** The anchor of a heading, as code hosts make it. */
const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/&[a-z#0-9]+;/g, '')
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

function unique(slugs: Map<string, number>, slug: string): string {
  const count = slugs.get(slug) ?? 0;
  slugs.set(slug, count + 1);
  return count === 0 ? slug : `${slug}-${count}`;
}
