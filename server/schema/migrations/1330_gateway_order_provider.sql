-- A gateway order names its provider.

alter table gateway_orders add column provider text not null default 'cashfree';

-- Providers give different times to pay, so a term of unpaid reservations belongs to one.
alter table unpaid_placements add column provider text not null default 'cashfree';
