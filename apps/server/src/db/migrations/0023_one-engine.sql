-- Up Migration

-- There is one engine now, and the edition says by which figures and rulings a game is played. Nodes of version 0.2 beside this one still
-- read these columns, so they stay until no such node can run.
alter table games alter column engine set default '1.1.0';
alter table daily_deals alter column engine set default '1.1.0';

-- Down Migration

alter table games alter column engine drop default;
alter table daily_deals alter column engine drop default;
