-- Up Migration

alter table users add column is_operator boolean not null default false;
alter table users add column muted_until timestamptz;
alter table users add column suspended_until timestamptz;

alter table chat add column hidden_at timestamptz;

-- Whom the host has removed from an open table: they cannot sit down there again.
alter table games add column removed uuid[];

-- Everything operators have done. Only ids: a deleted person is not named here. Rows are never changed or deleted.
create table acts (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- null: done on the command line
  operator_id uuid,
  kind text not null check (kind in ('hide', 'warn', 'mute', 'suspend', 'rename', 'close', 'lift', 'dismiss', 'read', 'announce',
    'appoint', 'discharge')),
  user_id uuid,
  report_id bigint,
  game_id uuid,
  days smallint,
  reason text not null
);
create index acts_user on acts (user_id, id desc) where user_id is not null;

create function refuse_change_of_acts() returns trigger language plpgsql as $$
begin
  raise exception 'acts are never changed';
end $$;
create trigger acts_stay before update or delete on acts for each row execute function refuse_change_of_acts();

-- What the person concerned has read and answered.
create table answers (
  act_id bigint primary key references acts,
  user_id uuid not null references users on delete cascade,
  read_at timestamptz not null default now(),
  text text,
  answered_at timestamptz
);
create index answers_user on answers (user_id);

create table announcements (
  id bigint generated always as identity primary key,
  texts jsonb not null,
  at timestamptz not null default now(),
  until timestamptz not null
);
create index announcements_until on announcements (until);

-- Down Migration

drop table announcements;
drop table answers;
drop table acts;
drop function refuse_change_of_acts();
alter table games drop column removed;
alter table chat drop column hidden_at;
alter table users drop column suspended_until;
alter table users drop column muted_until;
alter table users drop column is_operator;
