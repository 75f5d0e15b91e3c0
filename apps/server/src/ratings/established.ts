/** SQL condition on a row of users: the account has a passkey or a recovery code, and is older than a day. */
export const isEstablished = (users: string): string => `(${users}.created_at < now() - interval '1 day' and (
  exists (select 1 from passkeys k where k.user_id = ${users}.id)
  or exists (select 1 from recovery_codes c where c.user_id = ${users}.id)))`;
