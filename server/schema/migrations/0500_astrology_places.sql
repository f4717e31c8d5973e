-- Where on Earth: cities of GeoNames with zones, and our own list of places of pilgrimage and other names.
create table place_states (
  country text not null,
  code    text not null,
  name    text not null,
  name_hi text,
  primary key (country, code)
);

create table places (
  id        integer primary key,
  country   text not null,
  state     text not null,
  name      text not null,
  name_hi   text,
  district  text,
  latitude  double precision not null,
  longitude double precision not null,
  timezone  text not null,
  -- Larger comes first; people living there, India's counted more.
  rank      integer not null,
  -- The name of a place in addresses of pages (/panchang/jaipur), given when the places are written. Null until then:
  -- a shop writes its places again when it starts, because the rule of the names is part of their version.
  slug      text,
  foreign key (country, state) references place_states (country, code)
);
create index places_state on places (country, state, name);
create index places_point on places (latitude, longitude);
create unique index places_slug on places (slug);

-- Every name a place is searched by, folded: small letters without marks.
create table place_names (
  place_id integer not null references places (id) on delete cascade,
  folded   text not null,
  -- The other name as it is written; null for the place's own.
  alias    text,
  rank     integer not null
);
create index place_names_place on place_names (place_id);
create index place_names_prefix on place_names (folded text_pattern_ops) include (rank, place_id);
create index place_names_alike on place_names using gin (folded gin_trgm_ops);
