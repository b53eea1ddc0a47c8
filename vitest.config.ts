import { defineConfig } from 'vitest/config';

// Unit tests mirror src/ and scripts/; content tests read the real content; backend tests start the real backend.
export default defineConfig({
  test: {
    include: ['tests/{unit,content,backend}/**/*.test.ts'],
    // The backend's limits are waited for in real time, on machines that may be busy.
    testTimeout: 60_000,
    // Vitest leaves one core free by itself, which on two cores is half of the machine.
    maxWorkers: '100%',
    hookTimeout: 30_000,
  },
});
