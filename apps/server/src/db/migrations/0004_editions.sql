-- Up Migration

-- The edition a game is played by, and rulings of its own. Games from before there were editions have none: they are of edition 1.
alter table games
  add column edition smallint,
  add column rulings jsonb;
