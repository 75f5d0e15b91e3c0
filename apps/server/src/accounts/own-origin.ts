/** Whether a request comes from a page of this server: one of the origins named, or the very address it was sent to. */
export function isOwnOrigin(origin: string, host: string | undefined, origins: ReadonlySet<string>): boolean {
  if (origins.has(origin)) return true;
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
