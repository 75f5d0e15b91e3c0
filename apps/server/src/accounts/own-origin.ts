/** Whether a request comes from a page of this server: a configured origin, or the host the request was sent to. */
export function isOwnOrigin(origin: string, host: string | undefined, origins: ReadonlySet<string>): boolean {
  if (origins.has(origin)) return true;
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
