import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { generateAssets } from './build/generate-assets.ts';
import { oneColourSpace } from './build/one-colour-space.ts';
import { chunkFileNames, sharedChunks } from './build/shared-chunks.ts';
import { stripServerFields } from './build/strip-server-fields.ts';

export default defineConfig({
  plugins: [
    generateAssets(import.meta.dirname),
    stripServerFields(),
    tailwindcss(),
    reactRouter(),
    oneColourSpace(),
  ],
  // Named here so that the first page in development does not wait for them to be found one by one.
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
  // Only what is drawn of them: the signs are six megabytes of the server's memory, @base-ui two hundred modules.
  ssr: { noExternal: ['lucide', /^@base-ui\//, /^@floating-ui\//] },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks }, chunkFileNames } } },
    },
  },
  build: {
    emptyOutDir: true,
    // Pictures and fonts stay files of their own: data: URLs would need a looser policy and cannot be cached alone.
    assetsInlineLimit: 0,
    target: 'es2023',
  },
});
