-- Up Migration

-- Decided when the table opens; null for games from before, which are rated if they were listed.
alter table games add column is_rated boolean;

-- How much of this year's vacation is used up, in milliseconds, and when the present one began.
alter table users add column vacation_from timestamptz;
alter table users add column vacation_spent bigint not null default 0;
alter table users add column vacation_year smallint not null default 0;

-- Codes sent to mailboxes, however their addresses are written. Only hashes: whoever forgot a mailbox is forgotten here too.
create table mail_codes (
  mailbox_hash bytea not null,
  user_id uuid not null references users on delete cascade,
  at timestamptz not null default now()
);
create index mail_codes_mailbox on mail_codes (mailbox_hash, at);
create index mail_codes_user on mail_codes (user_id, at);

create index games_waiting on games (created_at desc) where listed and status = 'open';
create index games_running on games (created_at desc) where listed and status = 'running';
create index games_opened on games (host_id) where status = 'open';

-- Down Migration

drop index games_opened;
drop index games_running;
drop index games_waiting;
drop table mail_codes;
alter table users drop column vacation_year;
alter table users drop column vacation_spent;
alter table users drop column vacation_from;
alter table games drop column is_rated;
