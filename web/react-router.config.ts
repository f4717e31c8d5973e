import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: '.',
  buildDirectory: '../build',
  ssr: true,
  // A second file for each loader made the manifest of a first visit larger, and no page faster that a first visit opens.
  splitRouteModules: false,
  // The whole manifest is one hashed file: no discovery requests, and no link waits for one.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
