/** One POST that outlives the page. By `fetch`: block lists drop every third-party `sendBeacon`. */
export const record = (url: string, body: object, headers?: HeadersInit) =>
  fetch(url, { headers, method: 'POST', keepalive: true, body: JSON.stringify(body) }).catch(() => {
    /* nobody on the page can do anything about it */
  });
