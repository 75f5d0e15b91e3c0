-- Up Migration

-- The channels that notify players while they have no window open.
create table channels (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('push', 'mail')),
  -- the push endpoint of one browser, or a mail address
  address text not null,
  -- the browser's encryption keys
  keys jsonb,
  language text not null,
  -- the hash of the code that confirms a mailbox; null once confirmed
  code_hash bytea,
  created_at timestamptz not null default now(),
  unique (user_id, kind, address)
);
