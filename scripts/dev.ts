// npm run dev: the server starts again on every change, and Vite serves the pages from their sources.
import { launch } from './launcher/launch.ts';

await launch({
  shopEnv: 'dev',
  program: 'sources',
  nodeOptions: ['--watch', '--watch-preserve-output'],
});
