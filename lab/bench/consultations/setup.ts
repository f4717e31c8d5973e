import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { dataFolder } from '../../../scripts/launcher/environment.ts';
import { startPostgres } from '../../../scripts/postgres/postgres.ts';
import { readShopConfig } from '../../../server/composition/shop-config.ts';
import { walletOf } from '../../../server/consultations/ledger/service.ts';
import { createSessions } from '../../../server/people/accounts/sessions/sessions.ts';
import { transact } from '../../../server/platform/database/database.ts';
import { createShop, type Shop } from '../../../server/shop.ts';
import { benchEnvironment } from '../server.ts';

/** A running chat, with both participants' tokens for their sockets. */
export type OpenChat = { sessionId: string; customer: string; astrologer: string };

/** Creates a database on the embedded PostgreSQL, with the settings of a real shop. */
export async function makeDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const postgres = await startPostgres({ dataDir: join(dataFolder, 'bench'), log: () => {} });
  const client = new pg.Client({ connectionString: postgres.ownerUrl });
  await client.connect();
  const name = `chats_${process.pid}`;
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name}`);
  return {
    url: Object.assign(new URL(postgres.ownerUrl), { pathname: `/${name}` }).href,
    async drop() {
      await client.query(`drop database if exists ${name} with (force)`);
      await client.end();
      await postgres.stop();
    },
  };
}

/** Opens the shop's services on a database, in this process. */
export const openShop = (databaseUrl: string): Promise<Shop> =>
  createShop(readShopConfig(benchEnvironment(databaseUrl, 0, { LOG_LEVEL: 'silent' })));

/** Creates customers with money and approved astrologers. Returns their ids. */
export async function fillPeople(
  { platform: { db }, services: { ledger } }: Shop,
  count: number,
): Promise<{ customers: string[]; astrologers: string[] }> {
  const ids = (kind: string) =>
    Array.from({ length: count }, (_, n) => `${kind}${String(n).padStart(10, '0')}bench`);
  const people = { customers: ids('c'), astrologers: ids('a') };
  const add = (list: string[], role: string, phones: number) =>
    sql`insert into users (id, first_name, last_name, email, phone, password_hash, role, language, email_verified_at,
          terms_agreed_at, terms_version, created_at)
        select id, 'Asha', 'Rao', id || '@example.test', (${phones} + n)::text, '', ${role}, 'en', now(), now(), '1', now()
        from unnest(${list}::text[]) with ordinality as t (id, n)`.execute(db);
  await add(people.customers, 'user', 7_000_000_000);
  await add(people.astrologers, 'astrologer', 8_000_000_000);
  await sql`insert into astrologers (user_id, gender, dob, country, state, city, location, expertise, years, bio, languages,
              rate, kyc, created_at)
            select id, 'other', '1970-01-01', '', '', '', '', 'Vedic', 5, '', '{}', 1500, 'approved', now()
            from unnest(${people.astrologers}::text[]) as t (id)`.execute(db);
  for (let from = 0; from < count; from += 500) {
    await transact(db, (tx) =>
      ledger.postAll(
        tx,
        people.customers.slice(from, from + 500).map((id) => ({
          key: `funds:${id}`,
          kind: 'wallet_topup' as const,
          subjectId: id,
          postings: [
            { account: 'gateway_clearing' as const, amount: -100_000_000 },
            { account: walletOf(id), amount: 100_000_000 },
          ],
        })),
      ),
    );
  }
  return people;
}

/** Opens a chat for each customer with the astrologer of the same index, through the services. */
export async function openChats(
  { platform, services: { chat } }: Shop,
  { customers, astrologers }: { customers: string[]; astrologers: string[] },
): Promise<OpenChat[]> {
  const { db } = platform;
  await sql`insert into presence (socket_id, node_id, user_id, seen_at)
            select 'bench ' || id, 'bench', id, now() + interval '1 hour'
            from unnest(${astrologers}::text[]) as t (id)`.execute(db);
  const sessions = createSessions({ ...platform, idleMs: async () => null });
  async function tokenOf(id: string, role: 'user' | 'astrologer'): Promise<string> {
    const owner = { id, role, isVerified: true, agreedToTerms: true };
    return (await sessions.open(db, { owner, userAgent: null })).token;
  }
  const open: OpenChat[] = [];
  let next = 0;
  async function work(): Promise<void> {
    for (let n = next++; n < customers.length; n = next++) {
      const [customer, astrologer] = [customers[n] ?? '', astrologers[n] ?? ''];
      const requested = await chat.request(customer, astrologer);
      if (!('session' in requested)) throw new Error(`Opening a chat failed: ${requested.code}`);
      await chat.respond(requested.session._id, astrologer, true);
      open.push({
        sessionId: requested.session._id,
        customer: await tokenOf(customer, 'user'),
        astrologer: await tokenOf(astrologer, 'astrologer'),
      });
    }
  }
  await Promise.all(Array.from({ length: 8 }, work));
  return open;
}
