import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { glyphs } from './plugins/glyphs.ts';

export default defineConfig({
  plugins: [glyphs(), svelte()],
  server: { fs: { allow: ['..'] } },
  resolve: { conditions: ['browser'] },
  // One document for all of them: making one takes longer than most of the tests.
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts'],
    pool: 'threads',
    isolate: false,
  },
});
