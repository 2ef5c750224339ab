/** For a charge, and for anything else. Together they are shorter than the widget waits for our answer (10 s). */
export const CHARGE_MS = 5_000;
const PATIENCE_MS = 2_000;

/** @throws Error if the gateway takes too long; what it does meanwhile is not known */
export async function withinTime<T>(asked: Promise<T>, ms = PATIENCE_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The payment gateway took too long')), ms);
  });
  try {
    return await Promise.race([asked, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
