-- Energisations that were bought, and their photographs.

-- What was bought, one row for each line of goods, and what has become of it.
create table energisations (
  id              text primary key,
  user_id         text not null references users (id),
  order_id        text not null references orders (id),
  item_id         text not null references order_items (id),
  service_item_id text not null references order_items (id),
  name            text not null,
  gotra           text not null,
  intention       text not null,
  status          text not null default 'asked' check (status in ('asked', 'planned', 'done', 'called_off')),
  asked_at        timestamptz not null,
  planned_at      timestamptz,
  -- { start, end, place, reasons }: as the buyer is shown it, so that it does not change with the rule.
  muhurat         jsonb,
  person          text,
  person_hi       text,
  done_at         timestamptz,
  -- What the shop writes to the buyer with the photographs.
  note            text not null default '',
  called_off_at   timestamptz,
  reason          text,
  constraint energisations_once unique (item_id),
  constraint energisations_planned check (status <> 'planned' or (planned_at is not null and muhurat is not null)),
  constraint energisations_done check ((status = 'done') = (done_at is not null)),
  constraint energisations_named check (status not in ('planned', 'done') or person is not null),
  constraint energisations_called_off check ((status = 'called_off') = (called_off_at is not null and reason is not null))
);
create index energisations_of_order on energisations (order_id);
create index energisations_of_user on energisations (user_id);
create index energisations_by_status on energisations (status, asked_at);
create trigger energisations_of_the_living before insert on energisations
  for each row execute function refuse_erased();

-- The photographs, encrypted: only the buyer and the staff see them.
create table energisation_photos (
  id              text primary key,
  energisation_id text not null references energisations (id),
  position        integer not null check (position between 0 and 3),
  sealed          bytea not null,
  constraint energisation_photos_once unique (energisation_id, position)
);
