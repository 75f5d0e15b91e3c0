import { defineConfig, type ViteUserConfig } from 'vitest/config';

const config: ViteUserConfig = defineConfig({
  // reads outside of their list fail in tests
  define: { STANZA_CHECKED: true },
  test: { name: 'bench', include: ['src/**/*.test.ts'], testTimeout: 120_000 },
});
export default config;
