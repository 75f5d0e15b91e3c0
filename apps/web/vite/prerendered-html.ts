import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@la-stanza/words';
import { folderOfPath } from './prerendered-pages.ts';

export type PageParts = {
  /** The page of the client as it was built, with relative addresses. */
  readonly template: string;
  readonly language: Language;
  readonly folder: string;
  /** What the client draws. */
  readonly body: string;
  /** The styles of the page, with addresses relative to the folder of the style sheets. */
  readonly styles: string;
  readonly noScript: string;
  /** Where the site is served, with a slash at the end; unknown for a build that any host may serve. */
  readonly site: string | undefined;
};

const DESCRIPTION_LENGTH = 160;
/** What is shown needs none of these: its styles are inside the page, and the script loads the rest once it is painted. */
const LATER = /\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g;

/** A page of the client as a file: drawn, described, and linked to the other prerendered pages. */
export function prerenderedHtml(parts: PageParts): string {
  const { template, language, folder, body, styles, noScript, site } = parts;
  const up = '../'.repeat(`${language}/${folder}`.split('/').length - 1);
  const title = `${textOf(/<h1[^>]*>(.*?)<\/h1>/s, body)} · La Stanza`;
  const description = shortened(textOf(/<main.*?<p[^>]*>(.*?)<\/p>/s, body));
  const address = `${site ?? up}${language}/${folder}`;
  const head = [
    `<meta name="la-stanza-site" content="${up}" />`,
    // inside the page, so that it is drawn without waiting for another file
    `<style>${styles.replaceAll('url(./', `url(${up}assets/`)}</style>`,
    ...(site === undefined ? [] : alternatesOf(site, language, folder)),
  ];
  return template
    .replaceAll(LATER, '')
    .replaceAll('="./', `="${up}`)
    .replace('<html lang="en"', `<html lang="${language}"`)
    .replace(/<title>.*?<\/title>/s, () => `<title>${title}</title>`)
    .replace(/(<meta\s+property="og:title"\s+content=")[^"]*/, (_, start) => `${start}${title}`)
    .replaceAll(
      /(<meta\s+(?:name|property)="(?:og:)?description"\s+content=")[^"]*/g,
      (_, start) => start + description,
    )
    .replace(/(<meta\s+property="og:url"\s+content=")[^"]*/, (_, start) => start + address)
    .replace(/<style>.*?<\/style>/s, '')
    .replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
    .replace(
      /<div id="root">.*?<\/div>(?:\s*<noscript>.*?<\/noscript>)?/s,
      () => `<div id="root">${linked(body, language, up)}</div>\n    ${noScriptHtml(noScript, up, folder)}`,
    );
}

/** For a visitor without JavaScript: what is missing, and the other languages. */
export function noScriptHtml(text: string, up: string, folder: string): string {
  const links = LANGUAGES.map(
    (each) => `<a href="${up}${each}/${folder}" lang="${each}" hreflang="${each}">${LANGUAGE_NAMES[each]}</a>`,
  );
  return `<noscript><p style="text-align: center">${text} ${links.join(' · ')}</p></noscript>`;
}

function alternatesOf(site: string, language: Language, folder: string): string[] {
  return [
    `<link rel="canonical" href="${site}${language}/${folder}" />`,
    ...LANGUAGES.map((each) => `<link rel="alternate" hreflang="${each}" href="${site}${each}/${folder}" />`),
    `<link rel="alternate" hreflang="x-default" href="${site}${folder === '' ? '' : `en/${folder}`}" />`,
  ];
}

/** Links of the client lead to other prerendered pages, or into the client. */
function linked(body: string, language: Language, up: string): string {
  return body.replaceAll(
    / href="(\/[^"]*|#\/[^"]*)"/g,
    (_, link: string) => ` href="${up}${targetOf(link, language)}"`,
  );
}

function targetOf(link: string, language: Language): string {
  if (link.startsWith('#')) return link;
  const folder = folderOfPath(link);
  if (folder !== undefined) return `${language}/${folder}`;
  // a path of the client has no extension
  return /\.[a-z]+$/.test(link) ? link.slice(1) : `#${link}`;
}

/** The text of the first element that a pattern finds, escaped as it was drawn. */
function textOf(pattern: RegExp, html: string): string {
  const found = pattern.exec(html)?.[1];
  if (found === undefined) throw new Error(`a prerendered page has no ${pattern.source}`);
  return found
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('"', '&quot;')
    .replaceAll(/ +/g, ' ')
    .trim();
}

function shortened(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(' ', DESCRIPTION_LENGTH - 1))}…`;
}
