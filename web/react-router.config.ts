import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: '.',
  buildDirectory: '../build',
  ssr: true,
  // The whole manifest is one hashed file: no discovery requests, and a link never waits for one.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
