/** One POST that outlives the page. By `fetch`: block lists drop every third-party `sendBeacon`. */
export const send = (url: string, body: unknown, headers?: { [name: string]: string }) => {
  // a blocker or a dead network: nobody waits for the answer
  fetch(url, { method: 'POST', keepalive: true, headers, body: JSON.stringify(body) }).catch(() => {});
};
