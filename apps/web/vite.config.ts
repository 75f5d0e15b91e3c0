import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { messagesPlugin } from './vite/messages-plugin.ts';

// The relative base lets one build run from any host and any sub-path.
const config: UserConfig = defineConfig({
  base: './',
  plugins: [messagesPlugin(), react()],
});
export default config;
