-- Up Migration

-- The server draws its secret when a table opens and promises it by its hash; every player adds a nonce. The seed of the game is
-- made from both.
create table game_secrets (
  game_id uuid primary key references games on delete cascade,
  secret text not null
);

alter table games add column promise text;
-- A node of the build before may start a table that was opened with a promise, and draws the seed alone.
alter table games add column is_shared boolean not null default false;
alter table seats add column nonce text;

-- Down Migration

alter table seats drop column nonce;
alter table games drop column is_shared;
alter table games drop column promise;
drop table game_secrets;
