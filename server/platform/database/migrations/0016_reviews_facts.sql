-- What a reader sees of a review's author, as it was when it was written: a name such as "Meenakshi R." and the city
-- the goods went to. Emptied when the person erases the account.
alter table reviews add column author_name text not null default '', add column city text;

-- How many visible reviews a product has and the sum of their stars; changed in the transaction of every review.
create table product_ratings (
  product_id text primary key references products (id),
  count      integer not null check (count >= 0),
  stars      integer not null check (stars between count and 5 * count)
);
