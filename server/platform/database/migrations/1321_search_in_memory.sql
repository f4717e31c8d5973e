-- The words of products are searched in memory (decision 203); nothing reads this index any more.
drop index products_search;
