// npm run dev: restarts the server on every change. Vite serves the pages from their sources.
import { launch } from './launcher/launch.ts';

await launch({
  shopEnv: 'dev',
  program: 'sources',
  nodeOptions: ['--watch', '--watch-preserve-output'],
});
