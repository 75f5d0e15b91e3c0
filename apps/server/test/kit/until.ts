/** Waits for a condition to hold; says what it waited for if it never does. */
export async function until(
  what: string,
  condition: () => boolean | Promise<boolean>,
  patience = 20_000,
  look = 5,
): Promise<void> {
  const end = Date.now() + patience;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, look));
  }
}
