-- What an astrologer says of their work, in Hindi, for Hindi pages; null if there is none.
alter table astrologers add column bio_hi text;
