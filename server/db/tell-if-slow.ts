const SLOW_MS = 3_000;

export type Tell = (sentence: string) => void;

/** Says once what is going on if `work` isn't done within seconds, so that nobody takes a server that waits for dead. */
export async function tellIfSlow<T>(work: Promise<T>, sentence: string, tell?: Tell, slowMs = SLOW_MS): Promise<T> {
  const timer = setTimeout(() => tell?.(sentence), slowMs);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}
