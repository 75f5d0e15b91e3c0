import { posix } from 'node:path';
import type { Place } from './site-map.ts';

type NavigationGroup = { readonly title: string; readonly pages: readonly Place[] };

export type PageParts = {
  readonly address: string;
  readonly title: string;
  readonly html: string;
  readonly navigation: readonly NavigationGroup[];
  /** The style sheets, from the root of the site. */
  readonly styles: readonly string[];
};

/** A page of the site: the navigation beside what is to be read. */
export function pageHtml({ address, title, html, navigation, styles }: PageParts): string {
  const from = (place: string): string => posix.relative(posix.dirname(address), place);
  const groups = navigation.map((group) => {
    const isOpen = group.pages.some((page) => page.address === address) || group.pages.length < FEW;
    const links = group.pages.map(
      (page) =>
        `<li><a href="${from(page.address)}"${page.address === address ? ' aria-current="page"' : ''}>${page.title}</a></li>`,
    );
    return `<details${isOpen ? ' open' : ''}><summary>${group.title}</summary><ul>${links.join('')}</ul></details>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${title} · La Stanza</title>
${styles.map((style) => `<link rel="stylesheet" href="${from(style)}" />`).join('\n')}
<link rel="icon" href="${from('play/favicon-32.png')}" />
</head>
<body>
<a class="skip" href="#text">Skip to the text</a>
<header><a class="name" href="${from('index.html')}">La Stanza</a></header>
<div class="page">
<nav aria-label="Documents">${groups.join('\n')}</nav>
<main id="text">
${html}
</main>
</div>
</body>
</html>
`;
}

/** Longer groups are folded where they are not being read. */
const FEW = 20;
