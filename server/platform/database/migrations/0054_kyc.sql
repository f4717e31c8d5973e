-- Astrologers' documents: pictures drawn anew, then encrypted (server/platform/security/encryptor.ts). In the database, not on a disk:
-- they change together with the state of the review, on whichever process, and are in no folder that anything serves.

create table kyc_documents (
  user_id  text not null references astrologers (user_id),
  document text not null check (document in ('aadhaar', 'pan', 'education', 'bank')),
  sealed   bytea not null,
  sent_at  timestamptz not null,
  primary key (user_id, document)
);
-- What is encrypted does not get smaller by compressing.
alter table kyc_documents alter column sealed set storage external;

-- Each look at a document: asked for with a reason, opened at most once by whoever asked. Rows stay.
create table kyc_views (
  -- SHA-256 of what stands in the address.
  ticket     bytea primary key,
  user_id    text not null references astrologers (user_id),
  document   text not null,
  admin_id   text not null references users (id),
  reason     text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  opened_at  timestamptz
);
create index kyc_views_user on kyc_views (user_id, created_at desc);
create index astrologers_kyc_decided on astrologers (kyc, kyc_decided_at desc);
