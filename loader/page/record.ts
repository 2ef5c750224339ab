import { guard } from './guard.ts';

/** A POST that outlives the page. Uses `fetch`, since block lists drop every third-party `sendBeacon`. */
export const record = guard((url: string, body: object, headers?: HeadersInit) =>
  fetch(url, { method: 'POST', headers, keepalive: true, body: JSON.stringify(body) }).catch(() => {
    /* the page can't do anything about it */
  }),
);
