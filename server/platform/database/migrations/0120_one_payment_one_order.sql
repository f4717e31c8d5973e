-- One payment settles one order: the order names the payment that settled it, and no two orders name the same one.
alter table gateway_payments add constraint gateway_payments_of_order unique (cf_payment_id, gateway_order_id);

alter table gateway_orders
  add column settled_by text,
  -- True for an order that was paid before this rule without a payment of its own: `npm run db -- check` names it.
  add column unproven boolean not null default false,
  -- When the gateway was last asked about a paid order.
  add column asked_at timestamptz;

update gateway_orders g
   set settled_by = p.cf_payment_id
  from gateway_payments p
 where p.gateway_order_id = g.id and p.use = 'settled' and g.status = 'paid';

update gateway_orders set unproven = true where status = 'paid' and amount >= 100 and settled_by is null;

-- A second payment of an order that was settled within the last day is still to be found.
update gateway_orders
   set check_at = settled_at + interval '1 hour'
 where status = 'paid' and settled_by is not null and settled_at > now() - interval '1 day';

alter table gateway_orders
  add constraint gateway_orders_settled_once unique (settled_by),
  -- Checked at the end of the transaction: the order and its payment name each other.
  add constraint gateway_orders_settled_by_own foreign key (settled_by, id)
    references gateway_payments (cf_payment_id, gateway_order_id) deferrable initially deferred,
  -- Below one rupee the gateway takes nothing, so there is no payment.
  add constraint gateway_orders_paid_is_proven
    check (status <> 'paid' or amount < 100 or settled_by is not null or unproven);
