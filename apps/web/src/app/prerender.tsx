import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import type { Language } from '@la-stanza/words';
import { prerender } from 'react-dom/static';
import { loadLanguage } from '../ui/messages/messages.ts';
import { routes } from './routes.tsx';

/** The HTML of the page at a path. Runs at build time, without a browser. */
export async function prerenderPage(path: string, language: Language): Promise<string> {
  await loadLanguage(language);
  const router = createRouter({
    routeTree: routes,
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await router.load();
  const { prelude } = await prerender(<RouterProvider router={router} />, {
    onError: (fault) => {
      throw fault;
    },
  });
  return new Response(prelude).text();
}
