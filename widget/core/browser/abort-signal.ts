/**
 * What ky needs of `AbortSignal` to abort a request that timed out: Chrome has all of it from 116, Firefox from 124,
 * Safari from 17.4. A file of its own, since ky looks for it as it is loaded.
 */

AbortSignal.any ??= (signals) => {
  const aborter = new AbortController();
  for (const signal of signals) {
    const abort = () => aborter.abort(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
  }
  return aborter.signal;
};

AbortSignal.prototype.throwIfAborted ??= function (this: AbortSignal) {
  if (this.aborted) throw this.reason;
};
