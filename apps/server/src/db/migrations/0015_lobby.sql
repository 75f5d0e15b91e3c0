-- Up Migration

-- When the host of an open table was last connected; null if never since it was opened.
alter table games add column host_seen_at timestamptz;

-- How many people each node has a connection to.
create table nodes (
  node text primary key,
  people integer not null,
  seen_at timestamptz not null default now()
);

-- Down Migration

drop table nodes;
alter table games drop column host_seen_at;
