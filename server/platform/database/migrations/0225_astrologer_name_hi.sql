-- An astrologer's whole name in Devanagari, for Hindi pages; null if there is none. The account's name stays the one on
-- documents.
alter table astrologers add column name_hi text;
