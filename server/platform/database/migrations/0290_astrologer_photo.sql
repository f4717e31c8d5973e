-- The address of an astrologer's photo, which customers see in the list and in a chat; null if there is none.
alter table astrologers add column photo text;
