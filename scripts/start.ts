// npm start: the shop with its own PostgreSQL, built for production, filled with demo goods unless SHOP_ENV says else.
import { launch } from './launcher/launch.ts';

await launch({ shopEnv: 'demo', environment: { NODE_ENV: 'production' } });
