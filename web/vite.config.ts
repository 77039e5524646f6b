import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { glyphs } from './plugins/glyphs.ts';

const server = process.env.NEMETON_SERVER ?? 'http://localhost:8000';

export default defineConfig({
  plugins: [glyphs(), svelte()],
  build: {
    outDir: '../src/nemeton/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
});
