import { type Selectable, sql } from 'kysely';
import type { Database, Reader, Tx } from '../../platform/database/database.ts';
import type { PlaceStates, Places } from '../../schema/tables.gen.ts';

/** A row of `places` with the name of its state, and the alias that a search matched. */
export type PlaceRow = Selectable<Places> & {
  state_name: string;
  state_name_hi: string | null;
  alias: string | null;
};
/** A row of `place_states`. */
export type StateRow = Selectable<PlaceStates>;

const placesWithState = (db: Reader) =>
  db
    .selectFrom('places as p')
    .innerJoin('place_states as s', (join) =>
      join.onRef('s.country', '=', 'p.country').onRef('s.code', '=', 'p.state'),
    )
    .selectAll('p')
    .select(['s.name as state_name', 's.name_hi as state_name_hi', sql<string | null>`null`.as('alias')]);

/** Returns the codes of all countries that have places. */
export async function readCountries(db: Reader): Promise<string[]> {
  const rows = await db.selectFrom('place_states').select('country').distinct().execute();
  return rows.map((row) => row.country);
}

/** Returns the states of a country. */
export const readStates = (db: Reader, country: string): Promise<StateRow[]> =>
  db.selectFrom('place_states').selectAll().where('country', '=', country).orderBy('name').execute();

/** Returns the places of a state. */
export const readCities = (db: Reader, country: string, state: string): Promise<PlaceRow[]> =>
  placesWithState(db)
    .where('p.country', '=', country)
    .where('p.state', '=', state)
    .orderBy('p.name')
    .orderBy('p.rank', 'desc')
    .execute();

/** A search: the folded name, the folded prefix of a state with the countries that begin with it, a country's code. */
export type Search = {
  name: string;
  within: string;
  country: string | null;
  countries: readonly string[];
  limit: number;
};

const withinCondition = ({ within, country, countries }: Search) => sql`
  ${country ? sql`p.country = ${country}` : sql`true`}
  and ${within ? sql`(lower(s.name) like ${`${within}%`} or s.name_hi like ${`${within}%`} or lower(p.country) = ${within} or p.country = any(${countries}))` : sql`true`}`;

/** Returns places whose name or alias begins with the query: the exact name first, then larger places. */
export async function searchByBeginning(db: Reader, search: Search): Promise<PlaceRow[]> {
  const { name, limit } = search;
  // The parts of a place name are letters, digits and spaces, so no part is a wildcard.
  const { rows } = await sql<PlaceRow>`
    select p.*, s.name as state_name, s.name_hi as state_name_hi, n.alias
      from (select place_id, case when bool_and(alias is not null) then min(alias) end as alias, max(rank) as rank, bool_or(folded = ${name}) as exact
              from place_names where folded like ${`${name}%`}
             group by place_id order by max(rank) + case when bool_or(folded = ${name}) then 1000000 else 0 end desc
             limit ${search.within || search.country ? 2000 : limit * 4}) n
      join places p on p.id = n.place_id
      join place_states s on s.country = p.country and s.code = p.state
     where ${withinCondition(search)}
     order by n.rank + case when n.exact then 1000000 else 0 end desc, p.id
     limit ${limit}`.execute(db);
  return rows;
}

/** Returns places whose name is similar to the query (pg_trgm), the most similar first. */
export async function searchAlike(db: Reader, search: Search): Promise<PlaceRow[]> {
  const { name, limit } = search;
  const { rows } = await sql<PlaceRow>`
    select p.*, s.name as state_name, s.name_hi as state_name_hi, n.alias
      from (select place_id, case when bool_and(alias is not null) then min(alias) end as alias, max(similarity(folded, ${name})) as likeness, max(rank) as rank
              from place_names where folded % ${name}
             group by place_id order by 3 desc, 4 desc limit ${limit * 4}) n
      join places p on p.id = n.place_id
      join place_states s on s.country = p.country and s.code = p.state
     where ${withinCondition(search)}
     order by n.likeness desc, n.rank desc, p.id
     limit ${limit}`.execute(db);
  return rows;
}

/**
 * Returns the places within some degrees of latitude of a point, the nearest first, with their distance in km. Of two at
 * one point, the larger is first.
 */
export function nearby(
  db: Reader,
  {
    latitude,
    longitude,
    degrees,
    limit,
  }: { latitude: number; longitude: number; degrees: number; limit: number },
): Promise<(PlaceRow & { distance: number })[]> {
  // A degree of longitude is shorter the further from the equator; near a pole every longitude is near.
  const shrink = Math.max(0.05, Math.cos((latitude * Math.PI) / 180));
  const distance = sql<number>`111.195 * sqrt(power(p.latitude - ${latitude}, 2) + power((p.longitude - ${longitude}) * ${shrink}, 2))`;
  return placesWithState(db)
    .select(distance.as('distance'))
    .where('p.latitude', '>=', latitude - degrees)
    .where('p.latitude', '<=', latitude + degrees)
    .where('p.longitude', '>=', longitude - degrees / shrink)
    .where('p.longitude', '<=', longitude + degrees / shrink)
    .orderBy(distance)
    .orderBy('p.rank', 'desc')
    .limit(limit)
    .execute();
}

/** Returns the first of {@link nearby}. */
export const nearest = async (
  db: Reader,
  at: { latitude: number; longitude: number; degrees: number },
): Promise<(PlaceRow & { distance: number }) | undefined> => (await nearby(db, { ...at, limit: 1 }))[0];

/** Returns the place with a slug. */
export const readBySlug = (db: Reader, slug: string): Promise<PlaceRow | undefined> =>
  placesWithState(db).where('p.slug', '=', slug).executeTakeFirst();

/**
 * Returns the slugs of the largest places, the largest first. GeoNames gives the people of a city to its quarters too,
 * so of places with one rank in a country only the first counts.
 */
export async function readLargest(db: Reader, most: number): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select slug from (select distinct on (country, rank) slug, rank, id from places
                       where slug is not null order by country, rank, id) p
     order by rank desc, id limit ${most}`.execute(db);
  return rows.map(({ slug }) => slug);
}

/** A state to be written. */
export type NewState = { country: string; code: string; name: string; nameHi: string | null };
/** A place to be written, with every folded name that finds it. */
export type NewPlace = {
  country: string;
  state: string;
  name: string;
  nameHi: string | null;
  district: string | null;
  latitude: number;
  longitude: number;
  timezone: string;
  rank: number;
  /** Its name in addresses of pages; see slugs.ts. */
  slug: string;
  names: { folded: string; alias: string | null }[];
};

/** Inserts states. */
export const insertStates = (tx: Tx, states: readonly NewState[]) =>
  sql`insert into place_states (country, code, name, name_hi)
      select * from unnest(${states.map((one) => one.country)}::text[], ${states.map((one) => one.code)}::text[],
        ${states.map((one) => one.name)}::text[], ${states.map((one) => one.nameHi)}::text[])`.execute(tx);

/** Inserts places with their names; the first gets the id `from`. */
export async function insertPlaces(tx: Tx, places: readonly NewPlace[], from: number): Promise<void> {
  await sql`insert into places (id, country, state, name, name_hi, district, latitude, longitude, timezone, rank, slug)
      select * from unnest(${places.map((_, index) => from + index)}::int[],
        ${places.map((one) => one.country)}::text[], ${places.map((one) => one.state)}::text[],
        ${places.map((one) => one.name)}::text[], ${places.map((one) => one.nameHi)}::text[],
        ${places.map((one) => one.district)}::text[], ${places.map((one) => one.latitude)}::float8[],
        ${places.map((one) => one.longitude)}::float8[], ${places.map((one) => one.timezone)}::text[],
        ${places.map((one) => one.rank)}::int[], ${places.map((one) => one.slug)}::text[])`.execute(tx);
  const names = places.flatMap((place, index) =>
    place.names.map((name) => ({ ...name, id: from + index, rank: place.rank })),
  );
  await sql`insert into place_names (place_id, folded, alias, rank)
      select * from unnest(${names.map((one) => one.id)}::int[], ${names.map((one) => one.folded)}::text[],
        ${names.map((one) => one.alias)}::text[], ${names.map((one) => one.rank)}::int[])`.execute(tx);
}

/** Deletes all places before they are written again. */
export async function deletePlaces(tx: Tx): Promise<void> {
  // Not TRUNCATE, for which the shop's account has no right.
  for (const table of ['place_names', 'places', 'place_states'])
    await sql`delete from ${sql.table(table)}`.execute(tx);
}

/** Updates the planner's statistics of the places. */
export const analyzePlaces = (db: Database) => sql`analyze place_states, places, place_names`.execute(db);

const importName = (version: string): string => `places ${version}`;

/** Returns whether the places of this version were written. */
export async function isFilledWith(db: Reader, version: string): Promise<boolean> {
  const name = importName(version);
  const done = await db.selectFrom('imports').select('name').where('name', '=', name).executeTakeFirst();
  return done !== undefined;
}

/** Records the version of the places that was written. */
export async function recordFill(tx: Tx, version: string, at: Date): Promise<void> {
  await tx.deleteFrom('imports').where('name', 'like', importName('%')).execute();
  await tx
    .insertInto('imports')
    .values({ name: importName(version), finished_at: at })
    .execute();
}
