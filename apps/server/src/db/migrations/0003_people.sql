-- Up Migration

-- Whoever hosted a game and has deleted their data. The name is never shown.
insert into users (id, name) values ('00000000-0000-4000-8000-000000000000', '…');

-- A device: what it is, in two words, and when it last came.
alter table sessions
  add column id uuid not null default gen_random_uuid() unique,
  add column device text not null default '',
  add column seen_at timestamptz not null default now();

create table passkeys (
  -- as the authenticator names it, in base64url
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

-- What an authenticator was asked to sign; good for one answer and a few minutes.
create table challenges (
  challenge text primary key,
  -- whose new passkey it is for; empty for signing in
  user_id uuid references users on delete cascade,
  until timestamptz not null
);
create index challenges_until on challenges (until);

-- 80 random bits each, so that a plain hash cannot be turned round.
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

-- For the operator. A report keeps what was said when it was made; it outlives the reporter.
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

-- What a finished game was for each seat; worked out once, by a job.
alter table games add column counted_at timestamptz;
create index games_uncounted on games (id) where status = 'over' and started_at is not null and counted_at is null;

create table results (
  game_id uuid not null references games on delete cascade,
  seat smallint not null,
  user_id uuid references users on delete set null,
  players smallint not null,
  -- 1 for the winners; empty where the game was not played to its end
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

-- The games a player wants to be told of by push.
create table told_games (
  user_id uuid not null references users on delete cascade,
  game_id uuid not null references games on delete cascade,
  primary key (user_id, game_id)
);

-- What waits for the next mail to a mailbox: one mail for all of it.
create table letters (
  id bigint generated always as identity primary key,
  channel_id uuid not null references channels on delete cascade,
  kind text not null,
  game_id uuid not null,
  at timestamptz not null default now()
);
create index letters_channel on letters (channel_id, id);
alter table channels add column mailed_at timestamptz;
