import type { Config } from '@react-router/dev/config';
import { leanManifest } from './build/lean-manifest.ts';

export default {
  appDirectory: '.',
  buildDirectory: '../build',
  ssr: true,
  // The whole manifest is one hashed file: no discovery requests, and no link waits for one.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => leanManifest(import.meta.dirname, reactRouterConfig.buildDirectory),
} satisfies Config;
