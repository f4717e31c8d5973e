import pg from 'pg';

/** Returns ids of products without variants and sizes, which can be bought by their id alone. */
export async function plainProducts(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows: found } = await client.query(
    `select id from products where size_type = 'Quantity' and deleted_at is null order by id limit 20000`,
  );
  await client.end();
  return found.map((row) => row.id);
}
