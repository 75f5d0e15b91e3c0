-- Up Migration

-- Replaces users who deleted their data, as the host of their old games. The name is never shown.
insert into users (id, name) values ('00000000-0000-4000-8000-000000000000', '…');

-- The device of a session: browser and system, and when it was last seen.
alter table sessions
  add column id uuid not null default gen_random_uuid() unique,
  add column device text not null default '',
  add column seen_at timestamptz not null default now();

create table passkeys (
  -- the credential id of the authenticator, in base64url
  id text primary key,
  user_id uuid not null references users on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  device text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- Challenges for authenticators; each is valid for one answer and a few minutes.
create table challenges (
  challenge text primary key,
  -- the user who adds a passkey; null for signing in
  user_id uuid references users on delete cascade,
  until timestamptz not null
);
create index challenges_until on challenges (until);

-- 80 random bits each, so that a plain hash cannot be reversed.
create table recovery_codes (
  code_hash bytea primary key,
  user_id uuid not null references users on delete cascade
);
create index recovery_codes_user on recovery_codes (user_id);

create table blocks (
  user_id uuid not null references users on delete cascade,
  blocked_id uuid not null references users on delete cascade,
  at timestamptz not null default now(),
  primary key (user_id, blocked_id)
);

-- For the operator. A report stores the chat lines at the time it was made, and outlives the reporter.
create table reports (
  id bigint generated always as identity primary key,
  by_id uuid references users on delete set null,
  about_id uuid references users on delete set null,
  about_name text not null,
  game_id uuid,
  reason text not null,
  text text not null,
  lines jsonb not null,
  at timestamptz not null default now(),
  settled_at timestamptz
);
create index reports_open on reports (id) where settled_at is null;
create index reports_by on reports (by_id, at);

-- The result of a finished game for each seat, computed once by a job.
alter table games add column counted_at timestamptz;
create index games_uncounted on games (id) where status = 'over' and started_at is not null and counted_at is null;

create table results (
  game_id uuid not null references games on delete cascade,
  seat smallint not null,
  user_id uuid references users on delete set null,
  players smallint not null,
  -- 1 for the winners; null if the game was not played to its end
  place smallint,
  total smallint,
  categories jsonb,
  -- how often each discipline was activated, and which characters were hired
  activations jsonb not null,
  hired smallint[] not null,
  is_against_bots boolean not null,
  ended_at timestamptz not null,
  primary key (game_id, seat)
);
create index results_user on results (user_id, ended_at desc);
create index results_winners on results (ended_at desc) where place = 1;

-- Weng and Lin's Bayesian rating, one for each number of players.
create table ratings (
  user_id uuid not null references users on delete cascade,
  players smallint not null,
  mu float8 not null,
  sigma float8 not null,
  games integer not null,
  primary key (user_id, players)
);

create table rating_changes (
  game_id uuid not null references games on delete cascade,
  user_id uuid not null references users on delete cascade,
  players smallint not null,
  mu_before float8 not null,
  mu float8 not null,
  sigma float8 not null,
  at timestamptz not null,
  primary key (game_id, user_id)
);
create index rating_changes_user on rating_changes (user_id, players, at);

-- The games for which a player wants push notifications.
create table told_games (
  user_id uuid not null references users on delete cascade,
  game_id uuid not null references games on delete cascade,
  primary key (user_id, game_id)
);

-- Notices queued for the next mail to a mailbox, which covers all of them.
create table letters (
  id bigint generated always as identity primary key,
  channel_id uuid not null references channels on delete cascade,
  kind text not null,
  game_id uuid not null,
  at timestamptz not null default now()
);
create index letters_channel on letters (channel_id, id);
alter table channels add column mailed_at timestamptz;
