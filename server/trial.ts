export type Environment = Record<string, string | undefined>;

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i;

/** Whether the server is somebody's trial on their own machine: nothing says that others reach it, or how. */
export const isTrial = ({ PUBLIC_ORIGIN, TRUST_PROXY, HOST }: Environment): boolean =>
  !PUBLIC_ORIGIN && (!TRUST_PROXY || /^(false|0+)$/.test(TRUST_PROXY)) && LOOPBACK.test(HOST || '127.0.0.1');
