-- Reports by product sum the rows of sale_days (docs/decisions/0125-sorted-sums-and-packed-days.md). A process of the version
-- before packs the days anew while it runs. Table, triggers and the views stocked_products and off_desk_products go with the next one.
truncate sale_blocks;
