import type { Plugin } from 'vite';

/**
 * A link preview needs the absolute address of its picture. `SITE_URL` is where the page is served; without it the addresses stay
 * relative, which is fine for everything but previews.
 */
export function sharePlugin(site: string | undefined): Plugin {
  return {
    name: 'la-stanza:share',
    transformIndexHtml: (html) =>
      site === undefined ? html : html.replaceAll('content="./', `content="${site.endsWith('/') ? site : `${site}/`}`),
  };
}
