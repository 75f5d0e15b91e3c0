import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { messagesPlugin } from './vite/messages-plugin.ts';
import { offlinePlugin } from './vite/offline-plugin.ts';
import { sharePlugin } from './vite/share-plugin.ts';

// The relative base lets one build run from any host and any sub-path.
const config: UserConfig = defineConfig({
  base: './',
  plugins: [messagesPlugin(), react(), offlinePlugin(), sharePlugin(process.env['SITE_URL'])],
  // the bots' worker fetches the learned value only when it needs it
  worker: { format: 'es' },
});
export default config;
