-- Up Migration

-- The name by which a person is found and asked; display names may be the same.
alter table users add column handle text constraint users_handle_form check (handle ~ '^[a-z0-9][a-z0-9-]{1,22}[a-z0-9]$');
create unique index users_handle on users (handle text_pattern_ops) where handle is not null;
create index users_name on users (lower(name) text_pattern_ops) where deleted_at is null;
-- Whether the person wants to be on the leaderboard.
alter table users add column is_ranked boolean not null default false;
-- When the person was last connected; noted for people with friends only.
alter table users add column connected_at timestamptz;

-- A row says that somebody wants to be friends with somebody; two people are friends if both want to.
create table friends (
  user_id uuid not null references users on delete cascade,
  friend_id uuid not null references users on delete cascade,
  at timestamptz not null default now(),
  primary key (user_id, friend_id),
  constraint friends_two check (user_id <> friend_id)
);
create index friends_of on friends (friend_id);

create index ratings_best on ratings (players, (mu - 2 * sigma) desc) where games >= 5;
create index results_newest on results (user_id, ended_at desc, game_id desc);

-- Down Migration

drop index results_newest;
drop index ratings_best;
drop table friends;
alter table users drop column connected_at, drop column is_ranked;
drop index users_name;
drop index users_handle;
alter table users drop column handle;
