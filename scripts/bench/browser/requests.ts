import type { CDPSession } from 'puppeteer-core';

type Request = { url: string; at: number; bytes: number; isDone: boolean };

/** Keeps the requests of a page and its frames: both may report the request for a frame's page. */
export function watchRequests() {
  const requests = new Map<string, Request>();
  const update = (id: string, change: Partial<Request>) => {
    const request = requests.get(id);
    if (request) Object.assign(request, change);
  };
  async function watch(session: CDPSession) {
    session.on('Network.requestWillBeSent', ({ requestId, request, wallTime }) => {
      if (!requests.has(requestId))
        requests.set(requestId, { url: request.url, at: wallTime * 1_000, bytes: 0, isDone: false });
    });
    // An answer whose body nobody reads, such as to HEAD, never finishes: its headers are all there is.
    session.on('Network.responseReceived', ({ requestId, response }) =>
      update(requestId, { bytes: response.encodedDataLength }),
    );
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      update(requestId, { bytes: encodedDataLength, isDone: true }),
    );
    session.on('Network.loadingFailed', ({ requestId }) => update(requestId, { isDone: true }));
    await session.send('Network.enable');
  }
  return {
    watch,
    /** What these origins were asked for until then, ms since 1970. */
    until: (time: number, origins: string[]) =>
      [...requests.values()].filter(({ url, at }) => at <= time && origins.includes(new URL(url).origin)),
  };
}
