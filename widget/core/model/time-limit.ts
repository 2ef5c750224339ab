/** Settles as the promise does. After `ms` milliseconds it rejects with `late()`, or else resolves without a value. */
export function within<T>(ms: number, promise: Promise<T>, late: () => Error): Promise<T>;
export function within<T>(ms: number, promise: Promise<T>): Promise<T | undefined>;
export function within<T>(ms: number, promise: Promise<T>, late?: () => Error): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<undefined>((resolve, reject) => {
    timer = setTimeout(() => (late ? reject(late()) : resolve(undefined)), ms);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}

/** Work that is aborted after `ms` milliseconds, such as a request and the reading of its answer. Old browsers have no `AbortSignal.timeout`. */
export async function abortedAfter<T>(ms: number, work: (controller: AbortController) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), ms);
  try {
    return await work(controller);
  } finally {
    clearTimeout(timer);
  }
}
