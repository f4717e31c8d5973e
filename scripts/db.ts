// npm run db -- migrate | backup | restore | types | admin | reset | check | psql: the shop's database, embedded or the one DATABASE_URL names.
import { writeFile } from 'node:fs/promises';
import pg from 'pg';
import { checkDatabase } from '#server/integrity.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { printTableTypes } from '#server/platform/database/table-types.ts';
import { runBackup, runRestore } from './backup/command.ts';
import { dataFolder, readEnvFile } from './launcher/environment.ts';
import { askFirstAdmin } from './launcher/first-admin.ts';
import { onEndRequest } from './launcher/signals.ts';
import { startPostgres } from './postgres/postgres.ts';

type Command = { does: string; run: (url: string, args: readonly string[]) => Promise<void> };

async function runMigrate(url: string): Promise<void> {
  const applied = await migrate(url);
  console.log(applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'Nothing to apply.');
}

/** Empties the database down to a bare, migrated one; the next start of a demo shop fills it again. */
async function runReset(url: string): Promise<void> {
  if (process.env.SHOP_ENV === 'production') throw new Error('A shop with SHOP_ENV=production is not reset.');
  const name = new URL(url).pathname.slice(1);
  const client = new pg.Client({
    connectionString: Object.assign(new URL(url), { pathname: '/postgres' }).href,
  });
  await client.connect();
  try {
    await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`);
    await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
  await migrate(url);
  console.log('The database is empty and migrated.');
}

/** Looks whether stock, orders and payments agree with one another; fails with a sentence for each that does not. */
async function runCheck(url: string): Promise<void> {
  const problems = await checkDatabase(url);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  console.log('Stock, orders and payments agree.');
}

/** Says how to connect, and keeps the server up until somebody ends it. */
async function runPsql(url: string): Promise<void> {
  console.log(`PostgreSQL takes connections until you press Ctrl-C:\n\n  psql '${url}'\n`);
  const held = setInterval(() => {}, 60_000);
  await new Promise<void>((resolve) => onEndRequest({ stop: resolve, force: resolve }));
  clearInterval(held);
}

/** Writes the table types of the migrated database; run it after adding a migration. */
async function runTypes(url: string): Promise<void> {
  await migrate(url);
  const file = new URL('../server/platform/database/tables.gen.ts', import.meta.url);
  await writeFile(file, await printTableTypes(url));
  console.log('Wrote server/platform/database/tables.gen.ts.');
}

/** Asks for the first admin of a shop that has none. */
async function runAdmin(url: string): Promise<void> {
  await askFirstAdmin({ ...process.env, DATABASE_URL: url });
}

const commands: Record<string, Command> = {
  types: { does: 'writes the table types after a new migration', run: runTypes },
  admin: { does: 'asks for the first admin of an empty shop', run: runAdmin },
  backup: { does: 'writes everything of the shop into one file: [file] [--without-files]', run: runBackup },
  restore: {
    does: 'puts a back-up into an empty database: file [--force] [--without-files]',
    run: runRestore,
  },
  migrate: { does: 'applies the migrations that are missing', run: runMigrate },
  reset: { does: 'throws all data away and makes an empty database', run: runReset },
  check: { does: 'looks whether stock, orders and payments agree', run: runCheck },
  psql: { does: 'shows how to connect with a client of your own', run: runPsql },
};

const command = commands[process.argv[2] ?? ''];
if (command) {
  readEnvFile();
  const given = process.env.DATABASE_URL;
  const embedded = given ? undefined : await startPostgres({ dataDir: dataFolder, log: console.log });
  try {
    await command.run(given || embedded?.url || '', process.argv.slice(3));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  } finally {
    await embedded?.stop();
  }
} else {
  const lines = Object.entries(commands).map(
    ([name, { does }]) => `  npm run db -- ${name.padEnd(8)} ${does}`,
  );
  console.log(lines.join('\n'));
  process.exitCode = 1;
}
