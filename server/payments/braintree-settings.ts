import { isCurrency } from '../../widget/core/content/values.ts';
import { type Environment, SettingError } from '../settings.ts';

export type BraintreeSettings = {
  environment: 'production' | 'sandbox';
  merchantId: string;
  publicKey: string;
  privateKey: string;
  /** By currency: an account takes one only. Others are refused, since a default account would take them as its own. */
  merchantAccounts: Readonly<Record<string, string>>;
};

/** `USD=account-1,EUR=account-2` */
function readAccounts(text: string | undefined): Record<string, string> {
  if (!text)
    throw new SettingError('BRAINTREE_MERCHANT_ACCOUNTS is missing: a list such as USD=account-1,EUR=account-2');
  const pairs = (text ?? '')
    .split(',')
    .filter(Boolean)
    .map((pair) => pair.split('=').map((part) => part.trim()));
  for (const [currency = '', account] of pairs)
    if (!isCurrency(currency) || !account)
      throw new SettingError('BRAINTREE_MERCHANT_ACCOUNTS must be a list such as USD=account-1,EUR=account-2');
  return Object.fromEntries(pairs);
}

function readEnvironment(text: string | undefined): BraintreeSettings['environment'] {
  const environment = text || 'production';
  if (environment === 'production' || environment === 'sandbox') return environment;
  throw new SettingError(`BRAINTREE_ENVIRONMENT must be production or sandbox, not "${environment}"`);
}

const KEYS = 'BRAINTREE_MERCHANT_ID, BRAINTREE_PUBLIC_KEY and BRAINTREE_PRIVATE_KEY';
const OTHERS = ['BRAINTREE_MERCHANT_ACCOUNTS', 'BRAINTREE_ENVIRONMENT'] as const;

/** Other Braintree settings without keys are a mistake. */
function refuseOthers(env: Environment) {
  const named = OTHERS.find((name) => env[name]);
  if (named) throw new SettingError(`${named} needs ${KEYS}`);
}

/**
 * All keys or none: a deployment that means to take money must not run the sandbox.
 *
 * @throws SettingError without any key's value
 */
export function readBraintree(env: Environment): BraintreeSettings | undefined {
  const merchantId = env.BRAINTREE_MERCHANT_ID;
  const publicKey = env.BRAINTREE_PUBLIC_KEY;
  const privateKey = env.BRAINTREE_PRIVATE_KEY;
  if (!merchantId && !publicKey && !privateKey) {
    refuseOthers(env);
    return undefined;
  }
  if (!merchantId || !publicKey || !privateKey) throw new SettingError(`${KEYS} go together`);
  return {
    environment: readEnvironment(env.BRAINTREE_ENVIRONMENT),
    merchantId,
    publicKey,
    privateKey,
    merchantAccounts: readAccounts(env.BRAINTREE_MERCHANT_ACCOUNTS),
  };
}
