-- Up Migration

create table users (
  id uuid primary key,
  name text not null,
  vacation_until timestamptz,
  created_at timestamptz not null default now()
);

-- Only the hash of a session token is stored: reading the database is not enough to play for others.
create table sessions (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now()
);
create index sessions_user on sessions (user_id);

create table games (
  id uuid primary key,
  host_id uuid not null references users,
  engine text not null,
  options jsonb not null,
  figures jsonb not null,
  pace jsonb not null,
  listed boolean not null,
  status text not null check (status in ('open', 'running', 'over')),
  ending text check (ending in ('played', 'agreed', 'resigned', 'abandoned')),
  commitment text,
  -- the number of entries; every command compares and sets it
  version integer not null default 0,
  -- grows with every change without an entry: seats, offers, status
  revision integer not null default 0,
  acting smallint,
  deadline timestamptz,
  remind_at timestamptz,
  banks integer[],
  offer jsonb,
  result jsonb,
  rematch uuid,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  ended_at timestamptz
) with (fillfactor = 70);
create index games_listed on games (created_at desc) where listed and status <> 'over';
create index games_deadline on games (deadline) where deadline is not null;
create index games_remind on games (remind_at) where remind_at is not null;

create table seats (
  game_id uuid not null references games on delete cascade,
  seat smallint not null,
  kind text not null check (kind in ('human', 'bot', 'open')),
  user_id uuid references users,
  name text,
  bot text,
  standing text not null default 'playing' check (standing in ('playing', 'absent', 'resigned')),
  primary key (game_id, seat)
);
create unique index seats_once on seats (game_id, user_id) where user_id is not null;
create index seats_user on seats (user_id) where user_id is not null;

-- The record. No foreign key: the one statement that writes here changes the game's row first.
create table entries (
  game_id uuid not null,
  seq integer not null,
  text text not null,
  seat smallint,
  client_id uuid,
  at timestamptz not null default now(),
  primary key (game_id, seq)
);

-- The seed has its own table, so that no query over games can return it.
create table game_seeds (
  game_id uuid primary key references games on delete cascade,
  seed text not null
);

-- Commands without an entry; those with one are found by their version in the record.
create table commands (
  game_id uuid not null,
  client_id uuid not null,
  user_id uuid not null,
  version integer not null,
  revision integer not null,
  at timestamptz not null default now(),
  primary key (game_id, client_id)
);

create table chat (
  game_id uuid not null references games on delete cascade,
  number integer not null,
  client_id uuid not null,
  user_id uuid not null,
  name text not null,
  text text not null,
  at timestamptz not null default now(),
  primary key (game_id, number),
  unique (game_id, client_id)
);

-- Notices are written in the transaction of their change and sent afterwards.
create table outbox (
  id bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null,
  game_id uuid not null,
  params jsonb not null,
  at timestamptz not null default now(),
  sent_at timestamptz
);
create index outbox_unsent on outbox (id) where sent_at is null;
create index outbox_user on outbox (user_id, id desc);
