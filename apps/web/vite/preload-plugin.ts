import type { HtmlTagDescriptor, Plugin } from 'vite';

const PAGE = '/index.html';
const MAIN = '/src/app/main.tsx';

/**
 * Every page needs the main script. Importing it from the first script costs one round trip on a slow line, so the page preloads it
 * and its imports.
 */
export function preloadPlugin(): Plugin {
  return {
    name: 'la-stanza:preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { path, bundle = {} }) => {
        // Storybook is built with these plugins too and has its own page
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
