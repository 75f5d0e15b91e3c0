/** Whether a request comes from a page of this server: from a configured origin, or from the host that the request was sent to. */
export function isOwnOrigin(origin: string, host: string | undefined, origins: ReadonlySet<string>): boolean {
  if (origins.has(origin)) return true;
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
