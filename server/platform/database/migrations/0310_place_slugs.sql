-- The name of a place in addresses of pages (/panchang/jaipur), given when the places are written. Null until then:
-- a shop writes its places again when it starts, because the rule of the names is part of their version.
alter table places add column slug text;
create unique index places_slug on places (slug);
