-- Up Migration

-- How far a person has come with each evening of the palazzo: the best try, as their devices tell it.
create table evenings (
  user_id uuid not null references users on delete cascade,
  person smallint not null,
  -- the goals that were reached, the first in the lowest bit
  reached smallint not null,
  own smallint not null,
  other smallint not null,
  tries integer not null,
  primary key (user_id, person)
);

-- Down Migration

drop table evenings;
