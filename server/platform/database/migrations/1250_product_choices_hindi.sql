-- The few products whose seller named variants in Hindi: the list's filter reads those names.
create index products_choices_hindi on products (id) where translations #> '{hi,choices}' is not null;
