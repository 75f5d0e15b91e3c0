-- Up Migration

-- A table that starts by itself at this moment, with bots in the seats that are still open.
alter table games add column gathers_until timestamptz;
-- Whether people may take over the bots' seats; null if not at all.
alter table games add column bot_seats text constraint games_bot_seats check (bot_seats in ('open', 'closed'));
create index games_gathering on games (gathers_until) where status = 'open' and gathers_until is not null;
create index games_with_bot_seats on games (started_at) where status = 'running' and bot_seats = 'open';

-- The bot that plays a seat while no person does.
alter table seats add column stand_in text;
-- Who takes the seat when the bot's turn is over.
alter table seats add column arriving_id uuid references users (id) on delete set null;
alter table seats add column arriving_name text;
-- What somebody who took a bot's seat adds to the deals that follow, and the round in which they sat down.
alter table seats add column joined_nonce text;
alter table seats add column joined_round smallint;
create index seats_arriving on seats (arriving_id) where arriving_id is not null;

-- Down Migration

drop index seats_arriving;
alter table seats drop column joined_round, drop column joined_nonce, drop column arriving_name, drop column arriving_id,
  drop column stand_in;
drop index games_with_bot_seats;
drop index games_gathering;
alter table games drop column bot_seats, drop column gathers_until;
