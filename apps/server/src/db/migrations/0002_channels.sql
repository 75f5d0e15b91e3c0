-- Up Migration

-- Where players are told of their games while none of their windows is open.
create table channels (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('push', 'mail')),
  -- the address of the push service for one browser, or of a mailbox
  address text not null,
  -- what the browser gave for encrypting to it
  keys jsonb,
  language text not null,
  -- the hash of the code that proves that a mailbox is the player's; empty once it was given back
  code_hash bytea,
  created_at timestamptz not null default now(),
  unique (user_id, kind, address)
);
