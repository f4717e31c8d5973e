import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { madeFiles } from './build/made-files.ts';

export default defineConfig({
  plugins: [madeFiles(import.meta.dirname), tailwindcss(), reactRouter()],
  server: { fs: { allow: ['..'] } },
  build: {
    emptyOutDir: true,
    // Pictures and fonts stay files of their own: data: URLs would need a looser policy and cannot be cached alone.
    assetsInlineLimit: 0,
    target: 'es2023',
  },
});
