/**
 * One POST that outlives the page. By `fetch`: block lists drop every third-party `sendBeacon`. A body alone is a
 * simple request, without preflight; what has headers needs one, and a readable answer for it.
 */
export const send = (url: string, body: unknown, headers?: { [name: string]: string }) => {
  fetch(url, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    mode: headers ? 'cors' : 'no-cors',
    headers,
    body: JSON.stringify(body),
  }).catch(() => {
    // a blocker or a dead network: nobody waits for the answer
  });
};

/** A UUID v4 without `crypto.randomUUID`, which insecure pages lack. It names a request, it guards nothing. */
export const uuid = () =>
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) =>
    (Number(digit) ^ ((Math.random() * 16) >> (Number(digit) / 4))).toString(16),
  );
