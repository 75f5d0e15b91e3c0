-- Up Migration

-- How many people were there at most in an hour; nothing about who.
create table visits (
  hour timestamptz primary key,
  people integer not null check (people > 0)
);

-- Down Migration

drop table visits;
