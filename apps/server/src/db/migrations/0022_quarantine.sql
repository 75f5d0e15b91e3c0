-- Up Migration

-- A worker tries the games that could not be read once more when it starts: few, or none.
create index games_quarantined on games (id) where quarantined_at is not null;

-- Down Migration

drop index games_quarantined;
