/** Variables of earlier versions, and what to do about each. */
const gone: Readonly<Record<string, string>> = {
  DATABASE_REPLICA_URLS: 'set DATABASE_READ_URL to one read-only address, such as the read port of HAProxy',
  DATABASE_REPLICA_MAX_LAG_MS: 'it is DATABASE_READ_MAX_LAG_MS now',
  REDIS_URL: 'PostgreSQL carries what Redis carried; remove it, and the Redis',
  EVENTS_URL: 'PostgreSQL carries the events; remove it, and the Redis',
};

/** Returns a line about each variable that is set and that the shop no longer reads. */
export const goneIn = (environment: Readonly<Record<string, string | undefined>>): string[] =>
  Object.entries(gone)
    .filter(([name]) => environment[name] !== undefined)
    .map(([name, advice]) => `${name} is set and no longer read: ${advice}`);
