-- Browsers that have logged in to an account: strangers who guess at its password do not lock them out. Only the SHA-256
-- of the cookie's secret is stored.
create table known_devices (
  user_id     text not null references users (id),
  device_hash bytea not null,
  seen_at     timestamptz not null,
  primary key (user_id, device_hash)
);
create trigger known_devices_of_the_living before insert on known_devices
  for each row execute function refuse_erased();
