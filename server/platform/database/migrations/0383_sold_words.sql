-- An order list is searched by what its lines were called when they were bought. A trigram index over every line cost an
-- order more than its triggers, though a product is sold under the same words thousands of times. So the words are stored
-- once for a product, by the first line that has them, and the lines of the products found are compared themselves.
create table sold_words (
  product_id text not null references products (id),
  words      text not null
);

create function line_words(snapshot jsonb) returns text language sql immutable parallel safe as $$
  select plain_text((snapshot ->> 'name') || ' ' || coalesce(snapshot ->> 'nameHi', '') || ' '
    || coalesce(snapshot #>> '{variant,variantName}', '') || ' ' || coalesce(snapshot #>> '{variant,sku}', ''))
$$;

insert into sold_words select distinct product_id, line_words(snapshot) from order_items where line_words(snapshot) is not null;
-- Not unique: an order would wait for another one that has just remembered the same words, and two could deadlock. A row
-- that two orders write at the same moment is there twice, which no search shows.
create index sold_words_known on sold_words (product_id, md5(words));
create index sold_words_found on sold_words using gin (words gin_trgm_ops);

create function remember_sold_words() returns trigger language plpgsql as $$
declare
  spoken text := line_words(new.snapshot);
begin
  if spoken is not null
     and not exists (select from sold_words where product_id = new.product_id and md5(words) = md5(spoken)) then
    insert into sold_words (product_id, words) values (new.product_id, spoken);
  end if;
  return null;
end $$;
create trigger order_items_words_remembered after insert on order_items
  for each row execute function remember_sold_words();

drop index order_items_words;
