import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { wholeWords } from '../languages/whole-words.ts';
import { generateAssets } from './build/generate-assets.ts';
import { assetFileNames, chunkFileNames, sharedChunks } from './build/shared-chunks.ts';

export default defineConfig({
  plugins: [wholeWords(), generateAssets(import.meta.dirname), tailwindcss(), reactRouter()],
  // Listed so that the first page in development does not wait for their discovery one by one.
  optimizeDeps: {
    include: [
      '@base-ui/react/combobox',
      '@base-ui/react/csp-provider',
      '@base-ui/react/dialog',
      '@base-ui/react/toast',
      'lucide',
      'react-dom/client',
      'react-hook-form',
      'react-router/dom',
    ],
  },
  server: { fs: { allow: ['..'] } },
  // Bundled, so that only what is rendered is loaded: all icons take 6 MB of the server's memory, @base-ui
  // has 200 modules.
  ssr: { noExternal: ['lucide', /^@base-ui\//, /^@floating-ui\//] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: sharedChunks },
            assetFileNames,
            chunkFileNames,
            entryFileNames: chunkFileNames,
          },
        },
      },
    },
  },
  build: {
    emptyOutDir: true,
    // Images and fonts stay files: data: URLs would need a looser CSP and cannot be cached separately.
    assetsInlineLimit: 0,
    target: 'es2023',
  },
});
