-- Up Migration

-- A game that ended because somebody's time was up; the others have won it.
alter table games drop constraint games_ending_check;
alter table games add constraint games_ending_check check (ending in ('played', 'agreed', 'resigned', 'abandoned', 'timeout'));
-- Whether the player has come back after running out of time; that is possible once.
alter table seats add column returned boolean not null default false;

-- Down Migration

alter table seats drop column returned;
update games set ending = 'abandoned' where ending = 'timeout';
alter table games drop constraint games_ending_check;
alter table games add constraint games_ending_check check (ending in ('played', 'agreed', 'resigned', 'abandoned'));
