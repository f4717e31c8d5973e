-- Anybody may send the form with anybody's number. So each entry has its own name and its own consent, and an entry never
-- changes another one. The same name, number and consent text sent again count as one entry.
alter table visitors drop constraint visitors_phone_key,
  add constraint visitors_entry unique nulls not distinct (phone, full_name, consent_version);
