-- What a buyer writes to the shop with an order: a wish for the packing, words for a card. Null for nothing.
alter table orders add column buyer_note text check (length(buyer_note) between 1 and 1000);
