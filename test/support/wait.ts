/** As long as the browser's driver waits; on a busy machine anything can take seconds. */
const WITHIN_MS = 30_000;
const EVERY_MS = 50;

/** Waits until the condition holds. @throws Error on a timeout */
export async function waitUntil(holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + WITHIN_MS;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Never held: ${holds}`);
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
}
