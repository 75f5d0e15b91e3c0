-- Up Migration

-- The deal of each day. Its seed stays here until the day is over; its fingerprint is public from the day before.
create table daily_deals (
  daily_on date primary key,
  seed text not null,
  fingerprint text not null,
  engine text not null,
  edition smallint not null,
  bots smallint not null,
  dealt_at timestamptz not null default now(),
  -- how many games of level 3 have been played on it, and the one of level 5
  field_games smallint not null default 0,
  best_lead smallint,
  best_link text
);

-- The day whose deal a game is played on.
alter table games add column daily_on date references daily_deals;
create index games_daily on games (daily_on, host_id) where daily_on is not null;
create index games_daily_running on games (daily_on) where daily_on is not null and status = 'running';

-- Everybody's counted game of a day; the lead is known once it has been played to its end.
create table daily_results (
  daily_on date not null references daily_deals,
  user_id uuid not null references users on delete cascade,
  game_id uuid not null unique references games on delete cascade,
  lead smallint,
  primary key (daily_on, user_id)
);
create index daily_results_of on daily_results (user_id, daily_on) where lead is not null;
create index daily_results_best on daily_results (daily_on, lead desc) where lead is not null;

-- How often each lead was reached, so that a board need not read all results.
create table daily_counts (
  daily_on date not null references daily_deals,
  is_person boolean not null,
  lead smallint not null,
  count integer not null,
  primary key (daily_on, is_person, lead)
);

-- Down Migration

drop table daily_counts;
drop table daily_results;
drop index games_daily_running;
drop index games_daily;
alter table games drop column daily_on;
drop table daily_deals;
