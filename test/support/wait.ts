/** The one limit of whatever a test waits for. Beside other work, what takes a second may take a minute. */
export const MOST_WAIT_MS = 120_000;

const EVERY_MS = 20;

/** Waits until the condition holds. @throws Error after `MOST_WAIT_MS` */
export async function waitUntil(holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + MOST_WAIT_MS;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Never held: ${holds}`);
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
}
