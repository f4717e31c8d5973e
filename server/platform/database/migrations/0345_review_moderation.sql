-- Staff hide a review for one of these reasons, and never for its stars (IS 19000:2022, Online Consumer Reviews).
-- The review stays, and its author sees the reason. `answer` is the shop's public answer.
alter table reviews
  add column hidden_reason text check (hidden_reason in ('abuse', 'private', 'spam', 'off-topic', 'law')),
  add column answer text check (length(answer) between 1 and 2000),
  add column answered_at timestamptz,
  add check (hidden_reason is null or hidden_at is not null),
  add check ((answer is null) = (answered_at is null));
create index reviews_hidden on reviews (created_at desc, id desc) where deleted_at is null and hidden_at is not null;
create index reviews_unanswered on reviews (created_at desc, id desc)
  where deleted_at is null and hidden_at is null and answer is null;
create index reviews_with_photo on reviews (created_at desc, id desc)
  where deleted_at is null and hidden_at is null and media is not null;

-- The e-mail that tells an author of the shop's answer.
alter table mail_preferences add column review_answers boolean not null default false;
