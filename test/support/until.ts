const WITHIN_MS = 5_000;
const EVERY_MS = 5;

/** Waits for a condition. @throws Error after 5 s */
export async function until(isSo: () => boolean): Promise<void> {
  const end = performance.now() + WITHIN_MS;
  while (!isSo()) {
    if (performance.now() > end) throw new Error('It did not come to pass');
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
}
