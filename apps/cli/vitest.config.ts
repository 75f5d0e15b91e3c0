import { defineConfig, type ViteUserConfig } from 'vitest/config';

const config: ViteUserConfig = defineConfig({
  // reads outside of their list fail in tests
  define: { STANZA_CHECKED: true },
  test: { name: 'cli', include: ['src/**/*.test.ts'], testTimeout: 180_000 },
});
export default config;
