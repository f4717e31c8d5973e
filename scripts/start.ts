// npm start: runs the production build with the embedded PostgreSQL. SHOP_ENV is `demo` unless the environment sets it.
import { launch } from './launcher/launch.ts';

await launch({ shopEnv: 'demo', environment: { NODE_ENV: 'production' } });
