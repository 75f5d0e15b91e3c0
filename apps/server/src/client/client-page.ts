/** The content of a page's link preview. */
export type PagePreview = {
  readonly language: string;
  readonly title: string;
  /** Open Graph properties. */
  readonly facts: readonly (readonly [name: string, value: string])[];
};

/** For a server that serves no client: link previews need only a head. */
const HEAD_ONLY = '<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body></body></html>';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/**
 * The client's page, as the server sends it for any path. Its references are relative, so that it works under every sub-path: in a folder
 * the server prefixes them with `../`, and the client reads the root from its tag.
 */
export class ClientPage {
  readonly #html: string;

  constructor(html: string = HEAD_ONLY) {
    this.#html = html;
  }

  at(path: string, preview?: PagePreview): string {
    const depth = path.split('/').length - 1;
    const html = this.#html.replaceAll('="./', `="${'../'.repeat(depth) || './'}`);
    return preview === undefined ? html : describe(html, preview);
  }
}

/** Replaces the page's own title and description by those of its address. */
function describe(html: string, { language, title, facts }: PagePreview): string {
  const head = [
    `<title>${escaped(title)}</title>`,
    ...facts.map(([name, value]) => `<meta property="${name}" content="${escaped(value)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('\n');
  return (
    html
      .replaceAll(/<meta\s+property="og:[^>]*>|<meta name="twitter:[^>]*>|<title>[^<]*<[/]title>/g, '')
      .replace('<html lang="en"', `<html lang="${language}"`)
      // a function: names may contain the signs of a replacement pattern
      .replace('</head>', () => `${head}\n</head>`)
  );
}
