-- Up Migration

-- An unlisted table is opened by a key apart from its id. Unlisted tables from before have none: their links, which are sent
-- already, go on working.
alter table games add column invite text;
-- Who may come to an open table without the key: the players of the game before.
alter table games add column invited uuid[];
alter table games add column open_chat boolean not null default false;

-- Down Migration

alter table games drop column open_chat;
alter table games drop column invited;
alter table games drop column invite;
