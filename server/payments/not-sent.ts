/** The gateway could not be reached at all, or refused the request unread, so that no money was asked for. */
export class NotSent extends Error {
  override readonly name = 'NotSent';
}
