import type { OpenProvider } from '../provider.ts';

/** `server/payments/sandbox/gateway.ts` writes tokens that begin so. Braintree's are base64 or begin with its environment. */
const SANDBOX = /^sandbox-/;
/** A tokenization key of Braintree, `sandbox_…`, has an underscore. */
const isSandbox = (token: string) => SANDBOX.test(token);

/** The client token says which provider it is for. Nothing of a library is fetched before. */
export const openProvider: OpenProvider = async (options) => {
  if (isSandbox(options.clientToken)) return (await import('../sandbox/provider.ts')).openSandbox(options);
  return (await import('../braintree/provider.ts')).openBraintree(options);
};
