import { defineConfig } from 'vitest/config';

// Unit tests mirror src/ and scripts/; content tests read the real content; backend tests start the real backend.
export default defineConfig({
  test: {
    include: ['tests/{unit,content,backend}/**/*.test.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
