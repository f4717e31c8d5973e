-- The steps of a return between the request and the decision. `status` stays what the wire calls it: a return is `asked`
-- until it is paid (`accepted`), refused, or withdrawn by its buyer.
alter table order_returns
  add column step text not null default 'asked'
    check (step in ('asked', 'agreed', 'sent', 'arrived', 'inspected', 'paid', 'refused', 'withdrawn')),
  add column agreed_at         timestamptz,
  add column agreed_by         text references users (id),
  -- Until when the buyer should hand the parcel to a courier.
  add column send_by           timestamptz,
  add column reminded_at       timestamptz,
  add column courier           text,
  -- Capitals and digits only, as a scanner reads it.
  add column parcel_number     text check (parcel_number ~ '^[0-9A-Z]{4,40}$'),
  add column sent_at           timestamptz,
  add column arrived_at        timestamptz,
  add column arrived_by        text references users (id),
  -- Until when the shop should look at what arrived.
  add column inspect_by        timestamptz,
  add column inspected_at      timestamptz,
  add column inspected_by      text references users (id),
  add column condition         text check (condition in ('as_sent', 'opened', 'used', 'broken', 'other_item')),
  add column inspection_words  text,
  add column inspection_photos text[] not null default '{}',
  add column written_off       boolean not null default false;

update order_returns set step = case status when 'accepted' then 'paid' when 'refused' then 'refused' else 'asked' end;

alter table order_returns drop constraint order_returns_status_check;
alter table order_returns add constraint order_returns_status_check
  check (status in ('asked', 'accepted', 'refused', 'withdrawn'));
alter table order_returns add constraint order_returns_step_fits check (
  status = case step when 'paid' then 'accepted' when 'refused' then 'refused' when 'withdrawn' then 'withdrawn' else 'asked' end);
alter table order_returns add constraint order_returns_given_within check (given is null or given <= paid - fee);
alter table order_returns add constraint order_returns_one_place check (not (restocked and written_off));
alter table order_returns add constraint order_returns_inspected check (
  (inspected_at is null) = (condition is null) and (step <> 'inspected' or inspected_at is not null));

-- A line is returned once, unless its buyer withdrew the request.
alter table order_returns drop constraint order_returns_once;
create unique index order_returns_once on order_returns (order_item_id) where status <> 'withdrawn';
create index order_returns_steps on order_returns (step, asked_at);
create index order_returns_parcels on order_returns (parcel_number) where parcel_number is not null;
create index order_returns_to_remind on order_returns (send_by) where step = 'agreed' and reminded_at is null;

alter table order_events drop constraint order_events_note_check;
alter table order_events add constraint order_events_note_check check (note in (
  'expired', 'replaced', 'cancelled_by_buyer', 'cancelled_by_shop', 'paid_late', 'paid_twice', 'paid_too_late',
  'sent_back', 'not_sent_back', 'cash_came', 'courier_named', 'refund_ordered', 'sent_back_by_hand',
  'return_asked', 'return_accepted', 'return_refused', 'credit_given',
  'energisation_planned', 'energisation_done', 'energisation_called_off',
  'held', 'hold_released', 'address_corrected', 'written_by_shop',
  'return_agreed', 'return_sent', 'return_arrived', 'return_inspected', 'return_withdrawn'));
