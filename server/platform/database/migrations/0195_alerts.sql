-- Troubles of the shop that its owners have been told of, until they are over.
create table alerts (
  kind  text primary key check (kind in ('backup', 'jobs', 'check', 'disk', 'logins')),
  since timestamptz not null
);

-- The end of each back-up, as `npm run db -- backup` leaves it.
create table backup_runs (
  ended_at timestamptz primary key,
  failed   boolean not null
);

-- The daily check of the books: the number of contradictions.
create table check_runs (
  ran_at   timestamptz primary key,
  problems integer
);

-- Refused log-ins by minute, of all processes.
create table login_refusals (
  minute timestamptz primary key,
  count  integer not null
);
