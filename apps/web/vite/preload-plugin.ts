import type { HtmlTagDescriptor, Plugin } from 'vite';

const PAGE = '/index.html';
const MAIN = '/src/app/main.tsx';

/**
 * Every page needs the main script. The first script asks for it, which is one way to the host and back too late on a slow line: the
 * page itself asks for it and for what it imports.
 */
export function preloadPlugin(): Plugin {
  return {
    name: 'la-stanza:preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { path, bundle = {} }) => {
        // the workshop of the components is built with these plugins too, and has a page of its own
        if (path !== PAGE) return [];
        const main = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(MAIN));
        if (main?.type !== 'chunk') throw new Error(`the build has no chunk of ${MAIN}`);
        return [main.fileName, ...main.imports].filter((file) => !html.includes(file)).map(preload);
      },
    },
  };
}

function preload(file: string): HtmlTagDescriptor {
  return {
    tag: 'link',
    attrs: { rel: 'modulepreload', crossorigin: true, href: `./${file}` },
    injectTo: 'head',
  };
}
