-- Up Migration

-- People who can be found by others. Guests without a handle may share their names with thousands.
create index users_found on users (lower(name) text_pattern_ops) where handle is not null and deleted_at is null;

-- Down Migration

drop index users_found;
