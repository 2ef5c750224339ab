export type Environment = Record<string, string | undefined>;

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i;

/** Whether a host name or an address is this machine's own. */
export const isLoopback = (host: string) => LOOPBACK.test(host);

/** Whether the server is a trial on somebody's own machine: it listens on loopback, and no setting makes it public. */
export const isTrial = ({ PUBLIC_ORIGIN, TRUST_PROXY, HOST }: Environment): boolean =>
  !PUBLIC_ORIGIN && (!TRUST_PROXY || /^(false|0+)$/.test(TRUST_PROXY)) && isLoopback(HOST || '127.0.0.1');
