/** A POST that outlives the page. Uses `fetch`, since block lists drop every third-party `sendBeacon`. */
export const record = (url: string, body: object, headers?: HeadersInit) =>
  fetch(url, { body: JSON.stringify(body), headers, keepalive: true, method: 'POST' }).catch(() => {
    /* the page can't do anything about it */
  });
