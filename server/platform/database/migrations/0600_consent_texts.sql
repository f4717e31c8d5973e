-- The text that a visitor agreed to names the shop as it was called at that time. The version alone does not say it after the
-- shop has changed its name. Entries of earlier versions have none.
alter table visitors add column consent_text text;
alter table visitors
  drop constraint visitors_entry,
  add constraint visitors_entry unique nulls not distinct (phone, full_name, consent_version, consent_text);
