/** A setting, an argument or a file that can't be used. Its message is for the person who runs the server. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

export type Environment = Record<string, string | undefined>;

/** A whole number from 0 on; `undefined` for a setting that is not there. @throws SettingError */
export function whole(name: string, text: string | undefined, max = Number.MAX_SAFE_INTEGER): number | undefined {
  if (!text) return undefined;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > max)
    throw new SettingError(
      `${name} must be a whole number${max < Number.MAX_SAFE_INTEGER ? ` up to ${max}` : ''}, not "${text}"`,
    );
  return value;
}

/** Null for anything but an http or https address. */
export function httpAddress(text: string): URL | null {
  const address = URL.parse(text);
  return address && /^https?:$/.test(address.protocol) ? address : null;
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i;

/** Browsers look up no name below `localhost`, so that no other machine can stand behind one. */
const LOCAL_NAME = /^([a-z0-9-]+\.)*localhost$/i;

/** Whether a Host header names this machine. Any site can let a name of its own lead here (DNS rebinding). */
export function isLocalHost(host: string | undefined): boolean {
  const name = URL.parse(`http://${host}`)?.hostname ?? '';
  return LOOPBACK.test(name) || LOCAL_NAME.test(name);
}

/** Whether the server is a trial on somebody's own machine: it listens on loopback, and no setting makes it public. */
export const isTrial = ({ PUBLIC_ORIGIN, TRUST_PROXY, HOST }: Environment): boolean =>
  !PUBLIC_ORIGIN && (!TRUST_PROXY || /^(false|0+)$/.test(TRUST_PROXY)) && LOOPBACK.test(HOST || '127.0.0.1');
