-- Up Migration

-- Every node reads here which sessions have just ended, or have other rights, so that none needs the bus to close their sockets.
create table changed_sessions (
  session_id uuid primary key,
  at timestamptz not null default now()
);
create index changed_sessions_at on changed_sessions (at);

create function note_ended_session() returns trigger language plpgsql as $$
begin
  insert into changed_sessions (session_id) values (old.id) on conflict (session_id) do update set at = now();
  return null;
end $$;

create trigger sessions_ended after delete on sessions for each row execute function note_ended_session();

-- Down Migration

drop trigger sessions_ended on sessions;
drop function note_ended_session();
drop table changed_sessions;
