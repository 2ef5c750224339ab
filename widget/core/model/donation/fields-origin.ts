const LOOPBACK = /^(localhost|[\w.-]+\.localhost|127(\.\d+){3}|\[::1\])$/;

const isLoopback = (url: URL) => url.protocol === 'http:' && LOOPBACK.test(url.hostname);

/**
 * Another name of the same machine, which to browsers is another origin, so that pages of the two can't read each other:
 * 127.0.0.1 for localhost, and the other way round. Trials take the sandbox's card fields from it.
 *
 * @param address absolute
 * @returns the address itself where the machine isn't the reader's own
 */
export function onSecondOrigin(address: string): string {
  const url = new URL(address);
  if (isLoopback(url)) url.hostname = url.hostname === '127.0.0.1' ? 'localhost' : '127.0.0.1';
  return url.href;
}

/** @returns null for what is no address, such as the origin `null` */
function urlOf(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** Whether pages of this origin may use card fields of that one: another name of the same machine, on the same port. */
export function isOtherName(origin: string, fieldsOrigin: string): boolean {
  const [page, fields] = [urlOf(origin), urlOf(fieldsOrigin)];
  if (!page || !fields) return false;
  return isLoopback(page) && isLoopback(fields) && page.port === fields.port && page.hostname !== fields.hostname;
}
