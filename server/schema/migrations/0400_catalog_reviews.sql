-- Reviews and ratings of products.

create table reviews (
  id            text primary key,
  product_id    text not null references products (id),
  user_id       text not null references users (id),
  order_item_id text not null references order_items (id),
  rating        smallint not null check (rating between 1 and 5),
  text          text not null,
  media         text,
  variant_name  text,
  created_at    timestamptz not null,
  updated_at    timestamptz not null,
  hidden_at     timestamptz,
  deleted_at    timestamptz,
  -- What a reader sees of a review's author, as it was when it was written: a name such as "Meenakshi R." and the city
  -- the goods went to. Emptied when the person erases the account.
  author_name   text not null default '',
  city          text,
  -- Staff hide a review for one of these reasons, and never for its stars (IS 19000:2022, Online Consumer Reviews).
  -- The review stays, and its author sees the reason. `answer` is the shop's public answer.
  hidden_reason text check (hidden_reason in ('abuse', 'private', 'spam', 'off-topic', 'law')),
  answer        text check (length(answer) between 1 and 2000),
  answered_at   timestamptz,
  constraint reviews_check check (hidden_reason is null or hidden_at is not null),
  constraint reviews_check1 check ((answer is null) = (answered_at is null))
);
create unique index reviews_one_a_line on reviews (order_item_id) where deleted_at is null;
create index reviews_product on reviews (product_id, created_at desc) where deleted_at is null and hidden_at is null;
create index reviews_latest on reviews (created_at desc) where deleted_at is null and hidden_at is null;
create index reviews_user on reviews (user_id);
create index reviews_hidden on reviews (created_at desc, id desc) where deleted_at is null and hidden_at is not null;
create index reviews_unanswered on reviews (created_at desc, id desc)
  where deleted_at is null and hidden_at is null and answer is null;
create index reviews_with_photo on reviews (created_at desc, id desc)
  where deleted_at is null and hidden_at is null and media is not null;
create trigger reviews_of_the_living before insert on reviews for each row execute function refuse_erased();

-- How many visible reviews a product has and the sum of their stars; changed in the transaction of every review.
create table product_ratings (
  product_id text primary key references products (id),
  count      integer not null check (count >= 0),
  stars      integer not null constraint product_ratings_check check (stars between count and 5 * count)
);

-- Order lines whose buyer has not written a review. Nobody is asked to review a service, or goods that were refunded before
-- they were sent.
create view unreviewed_lines as
  select i.order_id, i.product_id, i.position, i.snapshot->>'name' as name, i.snapshot->>'nameHi' as name_hi
    from order_items i
   where i.snapshot->>'service' is null
     and not (i.refunded = i.quantity and exists (select 1 from order_refund_lines l where l.order_item_id = i.id and not l.sent))
     and not exists (select 1 from reviews r where r.order_item_id = i.id and r.deleted_at is null);
