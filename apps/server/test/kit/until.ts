/** Waits for a condition; if it never holds, the error names it. */
export async function until(
  what: string,
  condition: () => boolean | Promise<boolean>,
  patience = 20_000,
  look = 5,
): Promise<void> {
  const end = Date.now() + patience;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`timed out waiting until: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, look));
  }
}
