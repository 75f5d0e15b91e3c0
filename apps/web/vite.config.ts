import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import product from '../../package.json' with { type: 'json' };
import { checkedPlugin } from './vite/checked-plugin.ts';
import { licencesPlugin } from './vite/licences-plugin.ts';
import { messagesPlugin } from './vite/messages-plugin.ts';
import { openingPlugin } from './vite/opening-plugin.ts';
import { noCirclesPlugin } from './vite/no-circles-plugin.ts';
import { offlinePlugin } from './vite/offline-plugin.ts';
import { preloadPlugin } from './vite/preload-plugin.ts';
import { prerenderPlugin } from './vite/prerender-plugin.ts';
import { scopedName } from './vite/scoped-name.ts';
import { sharePlugin } from './vite/share-plugin.ts';

// one version for the product
process.env['VITE_VERSION'] = product.version;

// The relative base lets one build run from any host and any sub-path.
const config: UserConfig = defineConfig({
  base: './',
  plugins: [
    checkedPlugin(),
    messagesPlugin(),
    openingPlugin(),
    react(),
    preloadPlugin(),
    noCirclesPlugin(),
    licencesPlugin(),
    // before the list of files for offline use is written
    prerenderPlugin(process.env['SITE_URL']),
    offlinePlugin(),
    sharePlugin(process.env['SITE_URL']),
  ],
  css: { modules: { generateScopedName: scopedName } },
  // the bots' worker loads the learned value only on demand
  worker: { format: 'es' },
  build: {
    rolldownOptions: {
      output: {
        // Files that are always loaded together are one chunk: fewer requests, and they compress better.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              // what the first script reads; it imports nothing else, so that requesting the rest waits for one small file
              name: 'first',
              test: /src[/](ui[/](site-address|has-played|visitors-language|device-memory|parts[/](retried|newest-version|load-newest-page))|server[/]server-address)\.ts|packages[/]words[/]src[/]language\.ts/,
              minShareCount: 2,
            },
            // the validation of a server's messages is of no use without a server
            {
              name: 'online',
              test: /src[/](screens[/]online|server)[/](?!early-socket|about|record-of|lobby(?!-card)|guest-store|seated)|packages[/]protocol[/](?!src[/]ceremony)|[/]zod[/]/,
              minShareCount: 2,
            },
            { name: 'libraries', test: /node_modules/, minShareCount: 2 },
            {
              name: 'pictures',
              test: /src[/]drawing[/](art|board|targets)[/](?!cast[/]person-of|featured|category-)|packages[/]words[/]src[/]pieces[/]bo/,
              minShareCount: 2,
            },
            {
              name: 'frame',
              test: /src[/](ui|shell|game[/]shelf|screens[/]home|app)[/](?!sound[/]|coach-memory|situation-ids|rules[/]|start-game|rematch|leading-tab)|packages[/]words[/]src[/](?!language\.ts)[a-z-]+\.ts/,
              minShareCount: 3,
            },
            {
              // small modules shared by the pages before a table: one request instead of many
              name: 'people',
              test: /packages[/]bots[/]src[/]people|src[/](game[/]bots[/](bot-people|bot-strength)|game[/]source[/]game-source|drawing[/]art[/](featured|category-)|server[/](guest-store|seated|lobby))/,
              minShareCount: 2,
            },
            {
              // what only a phone shows, in portrait or landscape
              name: 'small-table',
              test: /src[/](table[/]layout[/](cover|folded-mat|mat-covers|mat-title|player-chips|sheet|table-menu-sheet|use-swipe-down)\.|drawing[/]mat[/](mat-sheet|mat-strip)\.)/,
              minShareCount: 2,
            },
            {
              name: 'table',
              // the page before the table asks which layout to fetch; a hint is loaded when it is asked for
              test: /src[/](table[/](?!layout[/]use-layout|fit[/]layout-of|hint[/](?:hint-p|why))|screens[/]score[/]late|picture[/]|drawing[/](mat[/]|art[/]cast[/]person-of)|game[/]source[/](steps-between|player-colour|who-plays)|ui[/]sound[/])|packages[/]engine[/]src[/](?!words[/](?!number-at)|editions[/]provenance|(game|record)[/]link|record[/](pack-figures|byte-stream|base64url))|packages[/]words[/]src[/](pieces|people|chronicle|decision|refusal|position|hint|rules[/]rule-of)/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
});
export default config;
