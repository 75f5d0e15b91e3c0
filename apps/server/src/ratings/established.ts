/** SQL: whether a row of users is an account that is kept by a passkey or a code, and not from today. */
export const isEstablished = (users: string): string => `(${users}.created_at < now() - interval '1 day' and (
  exists (select 1 from passkeys k where k.user_id = ${users}.id)
  or exists (select 1 from recovery_codes c where c.user_id = ${users}.id)))`;
