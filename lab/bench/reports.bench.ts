/**
 * Benchmark of reports: `npm run bench reports`. The shop runs in its own process, as under `npm start`, on its own
 * database with all places of the world. Every report is bought and paid through the sandbox gateway first. Every
 * read computes its kundli, so it measures engine, database and HTTP. It reads 160 reports in turn, then one per
 * client repeatedly.
 */
import { join } from 'node:path';
import { createClient } from '../../contract/core/client.ts';
import { dataFolder } from '../../scripts/launcher/environment.ts';
import { startThrowawayPostgres } from '../../scripts/postgres/throwaway.ts';
import { migrate } from '../../server/schema/migrate.ts';
import { goodKundli } from '../../server/testing/access/access-reports.ts';
import { randomBirths, type SampleBirth } from '../../server/testing/fixtures/check-birth.ts';
import { gatewayOf } from '../../server/testing/gateway.ts';
import { startServer } from './server.ts';
import { requestBytes } from './shop/http.ts';
import { load, type Measured, type Script } from './shop/load.ts';

const clients = 16;
const perClient = 10;

type Owner = { token: string; births: SampleBirth[] };

/** Creates customers with paid kundlis and panchangs, each of another birth. */
async function buyers(base: string): Promise<Owner[]> {
  const births = randomBirths(clients * perClient, 599);
  const gateway = gatewayOf({ base });
  return Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      const as = (token: string | null) =>
        createClient({ base, token: () => token, lang: () => 'en', offline: () => 'network failed' });
      const { token } = await as(null)('POST /api/auth/signup', {
        body: {
          firstName: 'Reader',
          lastName: String(client),
          email: `reader${client}@example.test`,
          phone: String(9_100_000_000 + client),
          password: 'a good password',
          agreedToTerms: true,
        },
      });
      const own = births.slice(client * perClient, (client + 1) * perClient);
      const api = as(token);
      for (const { datetime, coordinates, location } of own) {
        const kundli = { ...goodKundli, datetime, coordinates, location };
        const day = { ayanamsa: '1', la: 'en', datetime, coordinates };
        const opened = [
          await api('POST /api/payment/premium/kundli', { body: kundli }),
          await api('POST /api/payment/premium/panchang', { body: day }),
        ];
        for (const { orderId } of opened) await gateway.pay(orderId, { outcome: 'success', webhook: 'now' });
      }
      return { token, births: own };
    }),
  );
}

const readReports =
  (path: string, count?: number) =>
  ({ token, births }: Owner): Script =>
    births.slice(0, count).map(({ datetime, coordinates }) => {
      const query = new URLSearchParams({ datetime, coordinates, ayanamsa: '1', la: 'en' });
      const headers = { authorization: `Bearer ${token}` };
      return { request: requestBytes('GET', `${path}?${query}`, { headers }), counts: true };
    });

const words =
  'kashi|ben|var|jai|mum|दिल्ली|ludh|kot|hyd|chen|san|lon|new y|ker|rish|pur|al|ra|vrindavn|कोल'.split('|');
const searching = (client: number): Script =>
  Array.from({ length: 200 }, (_, index) => {
    // Every typed letter is a search; each client types other words.
    const word = words[(index + client * 7) % words.length] ?? 'a';
    const typed = word.slice(0, 2 + ((index + client) % Math.max(1, word.length - 1)));
    const q = encodeURIComponent(index % 5 === 0 ? `${typed}${'aeiou'[client % 5]}` : typed);
    return { request: requestBytes('GET', `/api/places/search?q=${q}`), counts: true };
  });

const rows: Record<string, string>[] = [];
function note(
  what: string,
  { perSecond, p50, p99, failures, cpu }: Measured & { cpu: number },
  wanted: { perSecond?: number; p99?: number },
) {
  const reached = perSecond >= (wanted.perSecond ?? 0) && p99 <= (wanted.p99 ?? Number.POSITIVE_INFINITY);
  rows.push({
    what,
    'per second': perSecond.toFixed(0),
    'p50 ms': p50.toFixed(1),
    'p99 ms': p99.toFixed(1),
    'CPU ms each': cpu.toFixed(2),
    wanted: wanted.perSecond ? `${wanted.perSecond}/s` : `p99 ${wanted.p99} ms`,
    '': failures > 0 ? `${failures} FAILED` : reached ? 'ok' : 'MISSED',
  });
}

const postgres = await startThrowawayPostgres(join(dataFolder, 'bench-reports'));
await migrate(postgres.ownerUrl);
const begin = performance.now();
const shop = await startServer(postgres.ownerUrl, { PLACES: 'world', LOG_LEVEL: 'error' });
console.log(
  `Shop with the places of the world ready in ${((performance.now() - begin) / 1000).toFixed(1)} s`,
);
try {
  const owners = await buyers(shop.base);
  console.log(`${clients * perClient * 2} reports bought and paid`);
  const kundli = '/api/astrology/kundli/detailed';
  const run = async (scripts: Script[], seconds: number, warmUp = 0) => {
    const before = shop.cpu();
    const measured = await load(shop.port, scripts, { seconds, warmUp });
    return { ...measured, cpu: (shop.cpu() - before) / measured.answers };
  };
  note('kundlis in turn', await run(owners.map(readReports(kundli)), 6, 8), { perSecond: 300 });
  note('the same kundli again', await run(owners.map(readReports(kundli, 1)), 4, 1), { perSecond: 300 });
  const day = '/api/astrology/panchang/detailed';
  note('panchang', await run(owners.map(readReports(day)), 5, 1), { perSecond: 60 });
  const searchers = owners.map((_, client) => searching(client));
  note('place search, first letters', await run(searchers, 4), { p99: 30 });
  console.table(rows);
} finally {
  await shop.stop();
  await postgres.stop();
}
