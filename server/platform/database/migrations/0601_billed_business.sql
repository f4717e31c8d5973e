-- The next checkout offers the business that a buyer's last order was billed to, until the buyer asks to forget it.
alter table orders add column billing_offered boolean not null default true;
