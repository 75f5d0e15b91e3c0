/**
 * The mailbox of an address: many providers deliver mail for `elena+chess@` and `Elena@` to the same one. Only limits are counted by
 * mailbox; a mail is sent to the address as it was written.
 *
 * @example
 * mailboxOf('Elena+chess@Example.org'); // 'elena@example.org'
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).split('+');
  const host = address.slice(at + 1).toLowerCase();
  return `${name.toLowerCase().replaceAll('.', '')}@${host}`;
}
