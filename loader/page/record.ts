import { guard } from './guard.ts';

/** A POST that outlives the page. Uses `fetch`, since block lists drop every third-party `sendBeacon`. */
export const record = guard((url: string, body: object, headers?: HeadersInit) =>
  fetch(url, { keepalive: true, body: JSON.stringify(body), headers, method: 'POST' }).catch(() => {
    /* the page can't do anything about it */
  }),
);
