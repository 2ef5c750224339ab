/** Settles as the promise does, or rejects with `late()` after `ms` milliseconds. */
export function within<T>(ms: number, promise: Promise<T>, late: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), ms);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}
