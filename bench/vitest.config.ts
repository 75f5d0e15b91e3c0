import { defineConfig, type ViteUserConfig } from 'vitest/config';

const config: ViteUserConfig = defineConfig({
  // in tests an index outside of an array throws
  define: { STANZA_CHECKED: true },
  test: { name: 'bench', include: ['src/**/*.test.ts'], testTimeout: 180_000 },
});
export default config;
