import type { Plugin } from 'vite';

/**
 * Whoever shows a preview of a link asks for its picture by a full address. `SITE_URL` names where the page is served; without it
 * the addresses stay relative, which is right for everything but previews.
 */
export function sharePlugin(site: string | undefined): Plugin {
  return {
    name: 'la-stanza:share',
    transformIndexHtml: (html) =>
      site === undefined ? html : html.replaceAll('content="./', `content="${site.endsWith('/') ? site : `${site}/`}`),
  };
}
