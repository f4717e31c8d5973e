-- Certificates: reports of laboratories, a code for each sold piece, and what the shop has signed about it (decision 50).

-- The shop's keys. `statements` signs; its public half stays published for ever. `codes` derives the codes of pieces.
create table certificate_keys (
  id            text primary key,
  use           text not null check (use in ('statements', 'codes')),
  -- SubjectPublicKeyInfo in PEM, of a signing key.
  public_pem    text constraint certificate_keys_check check ((public_pem is not null) = (use = 'statements')),
  -- Sealed with the data secret. Null once a signing key has retired: nothing can be signed with it again.
  sealed_secret bytea,
  created_at    timestamptz not null,
  retired_at    timestamptz,
  constraint certificate_keys_check1 check ((sealed_secret is null) = (retired_at is not null))
);
-- One key of each use is in force, whichever process creates it.
create unique index certificate_keys_current on certificate_keys (use) where retired_at is null;

-- The piece that a code belongs to: unit `unit` of a line of an order.
create table certificates (
  id            text primary key,
  code          text not null unique,
  order_item_id text not null references order_items (id),
  unit          integer not null check (unit > 0),
  product_id    text not null references products (id),
  sku_id        text not null references skus (id),
  issued_at     timestamptz not null,
  -- Set by staff when some pieces of a line came back and others did not.
  came_back_at  timestamptz
);
-- A piece has one code, ever.
create unique index certificates_once on certificates (order_item_id, unit);

-- Reports of laboratories: of a product, of one of its SKUs, or of one sold piece.
create table certificate_reports (
  id             text primary key,
  product_id     text not null references products (id),
  sku_id         text references skus (id),
  certificate_id text references certificates (id),
  laboratory     text not null,
  laboratory_hi  text not null default '',
  number         text not null,
  reported_on    date,
  carat          numeric(9, 3) check (carat > 0),
  measured       text not null default '',
  measured_hi    text not null default '',
  -- Where the laboratory shows its report.
  link           text check (link like 'https://%'),
  -- The file's name in the storage, and the SHA-256 of its bytes in hex.
  file           text not null,
  file_hash      text not null,
  attached_at    timestamptz not null,
  attached_by    text references users (id),
  ended_at       timestamptz,
  ended_by       text references users (id),
  ended_as       text check (ended_as in ('replaced', 'withdrawn')),
  -- Why it was withdrawn. For staff only.
  reason         text,
  constraint certificate_reports_check check (sku_id is null or certificate_id is null),
  constraint certificate_reports_check1 check ((ended_at is null) = (ended_as is null))
);
create index certificate_reports_product on certificate_reports (product_id);
create index certificate_reports_newest on certificate_reports (attached_at desc, id desc);
-- One report is in force for a product, a SKU and a piece.
create unique index certificate_reports_one on certificate_reports
  (product_id, coalesce(sku_id, ''), coalesce(certificate_id, '')) where ended_at is null;

-- What the shop has signed about a piece. A new revision follows when a report of the piece itself is attached.
create table certificate_statements (
  certificate_id text not null references certificates (id),
  revision       integer not null check (revision > 0),
  report_id      text references certificate_reports (id),
  -- The signed text, byte for byte in UTF-8.
  statement      text not null,
  signature      bytea not null,
  key_id         text not null references certificate_keys (id),
  signed_at      timestamptz not null,
  primary key (certificate_id, revision)
);
create index certificate_statements_report on certificate_statements (report_id) where report_id is not null;
create trigger certificate_statements_fixed before update or delete on certificate_statements
  for each row execute function refuse_change();
create trigger certificate_statements_kept before truncate on certificate_statements execute function refuse_change();

-- Orders whose pieces wait for their codes. A checkout and a payment write one row here and nothing else.
create table certificate_queue (
  order_id text primary key references orders (id)
);

-- The pieces of an order are sold when it is paid, and those of a cash order when it is packed.
create function has_sold_pieces(status text, payment_method text, payment_status text) returns boolean
  language sql immutable as $$
  select status <> 'Cancelled' and (payment_status = 'Paid' or (payment_method = 'cod' and payment_status = 'Pending'
    and status in ('Processing', 'Shipped', 'On-way', 'Out-for-delivery', 'Delivered')))
$$;

create function queue_certificates() returns trigger language plpgsql as $$
begin
  insert into certificate_queue (order_id) values (new.id) on conflict do nothing;
  return null;
end $$;
create trigger orders_certified_new after insert on orders for each row
  when (has_sold_pieces(new.status, new.payment_method, new.payment_status)) execute function queue_certificates();
create trigger orders_certified after update of status, payment_status on orders for each row
  when (has_sold_pieces(new.status, new.payment_method, new.payment_status)
    and not has_sold_pieces(old.status, old.payment_method, old.payment_status)) execute function queue_certificates();

-- Orders and returns offer to certificates: the lines of an order, without its buyer except for the check of whose it is.
-- `unsent`: refunded pieces that never left the shop.
create view sold_lines as
  select i.id, i.order_id, i.position, i.product_id, i.sku_id, i.quantity, i.snapshot, o.user_id, o.number, o.created_at, o.status,
         coalesce((select sum(r.quantity) from order_returns r where r.order_item_id = i.id and r.status = 'accepted'), 0)::integer
           as returned,
         i.refunded,
         case when i.refunded = 0 then 0 else coalesce((select sum(l.quantity) from order_refund_lines l
           where l.order_item_id = i.id and not l.sent), 0)::integer end as unsent
    from order_items i join orders o on o.id = i.order_id
   where i.snapshot->>'service' is null;
