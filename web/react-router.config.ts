import type { Config } from '@react-router/dev/config';
import { leanManifest } from './build/strip-manifest-imports.ts';

export default {
  appDirectory: '.',
  buildDirectory: '../build',
  ssr: true,
  // The whole manifest is one hashed file: no discovery requests, and no link waits for one.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => leanManifest(import.meta.dirname, reactRouterConfig.buildDirectory),
} satisfies Config;
