-- Up Migration

-- Changes with every change of the row. After a failover or a restore, version and revision can repeat with other contents:
-- the mark cannot, so a command compares it as well.
alter table games add column mark uuid not null default '00000000-0000-0000-0000-000000000000';

-- Names the history that this database holds. `infra/restore.sh` writes a new epoch, so that servers drop what they remember.
create table lineage (
  is_only boolean primary key default true check (is_only),
  epoch uuid not null default gen_random_uuid()
);
insert into lineage default values;

-- A game that a job could not read: the jobs leave it out, so that it does not hold up the others. Cleared when a worker starts.
alter table games add column quarantined_at timestamptz;

-- When a node last served players, by the clock of the database.
create table service (
  is_only boolean primary key default true check (is_only),
  served_at timestamptz not null default now()
);
insert into service default values;

-- The time that players lost while no node could serve them, until it is added to their deadlines.
create table owed_time (
  game_id uuid primary key references games on delete cascade,
  deadline timestamptz not null,
  -- in milliseconds
  owed float8 not null
);
