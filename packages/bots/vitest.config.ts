import { defineConfig, type ViteUserConfig } from 'vitest/config';

const config: ViteUserConfig = defineConfig({
  test: { name: 'bots', include: ['{src,test}/**/*.test.ts'], testTimeout: 60_000 },
});
export default config;
