import { NotSent } from '../not-sent.ts';

/** The library puts what Node said into a message of its own. The same codes can also end a connection that was made. */
const NEVER_CONNECTED = /\b(connect (ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)|getaddrinfo (ENOTFOUND|EAI_AGAIN))\b/;

/** Types of the library's errors for requests that were refused unread. */
const REFUSED = [
  'authenticationError',
  'authorizationError',
  'notFoundError',
  'tooManyRequestsError',
  'upgradeRequired',
  'invalidKeysError',
];

/** What a sale threw: as `NotSent` where it is certain that no money was asked for. */
export function asNotSent(cause: unknown): unknown {
  const { type, message = '' } = (cause ?? {}) as { type?: string; message?: string };
  const wasNotSent = REFUSED.includes(type ?? '') || NEVER_CONNECTED.test(message);
  return wasNotSent ? new NotSent(message || type, { cause }) : cause;
}
