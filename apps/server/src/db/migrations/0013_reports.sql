-- Up Migration

-- The clean-up looks for settled reports about people who have deleted their accounts.
create index reports_about_nobody on reports (id) where about_id is null;

-- Down Migration

drop index reports_about_nobody;
