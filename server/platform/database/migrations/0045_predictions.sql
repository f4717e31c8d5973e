-- Daily predictions: one row a day (of Asia/Kolkata) and sign, in both languages, written once and stable through its day.
-- `sky` is what the texts were composed from; edited_at and edited_by tell of a change by hand, the audit log of each.
create table predictions (
  day         date not null,
  sign        smallint not null check (sign between 0 and 11),
  en          jsonb not null,
  hi          jsonb not null,
  sky         jsonb not null,
  composed_at timestamptz not null,
  edited_at   timestamptz,
  edited_by   text references users (id),
  primary key (day, sign)
);
