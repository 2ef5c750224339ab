/** The one limit of whatever a test waits for. Beside other work, what takes a second may take a minute. */
export const PATIENCE_MS = 120_000;

const EVERY_MS = 20;

/** Waits until the condition holds. @throws Error when patience ends */
export async function waitUntil(holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Never held: ${holds}`);
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
}
