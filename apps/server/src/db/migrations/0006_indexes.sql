-- Up Migration

-- Deleting a person and merging a guest look for that person in every table: without these they read all rows.
create index games_host on games (host_id);
create index chat_user on chat (user_id);
create index commands_user on commands (user_id);
create index blocks_blocked on blocks (blocked_id);
create index reports_about on reports (about_id) where about_id is not null;
create index challenges_user on challenges (user_id) where user_id is not null;
create index told_games_game on told_games (game_id);
create index channels_address on channels (address);
