-- Up Migration

-- A finished game in one row that never changes: the text of a link to it, with its seed, and the entries that were taken back,
-- which a link leaves out. Its rows in entries, commands and game_seeds are deleted.
create table packed_games (
  game_id uuid primary key references games on delete cascade,
  link text not null,
  -- pairs of place and text; null if nothing was taken back
  undone jsonb
);

alter table games add column packed_at timestamptz;
create index games_to_pack on games (ended_at) where counted_at is not null and packed_at is null;

-- Few seats of a player are not packed, so that unfinished games are found without reading all the others.
alter table seats add column is_packed boolean not null default false;
create index seats_unpacked on seats (user_id) where user_id is not null and not is_packed;
-- Ids of games are ordered by time: this finds a player's newest games.
create index seats_player on seats (user_id, game_id) where user_id is not null;
drop index seats_user;

-- Tables that never started, to be closed and deleted; and the game that names such a table as its rematch.
create index games_unstarted on games (created_at) where started_at is null;
create index games_rematch on games (rematch) where rematch is not null;

-- Someone whose data a job is deleting.
alter table users add column deleted_at timestamptz;
create index users_deleted on users (id) where deleted_at is not null;

-- The sums of a profile, read from the index alone.
create index results_sums on results (user_id) include (place, total) where user_id is not null;
-- The newest ratings of a player, in order and from the index alone.
create index rating_changes_newest on rating_changes (user_id, players, at desc) include (mu, sigma);
drop index rating_changes_user;
