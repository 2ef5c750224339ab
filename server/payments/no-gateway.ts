import type { Gateway } from './gateway.ts';
import { NotSent } from './not-sent.ts';

const refuse = async () => {
  throw new NotSent('No payment gateway is configured');
};

/** Of a deployment that takes no donations: each is refused as it begins. */
export const noGateway: Gateway = {
  isPlayMoney: false,
  hasPage: false,
  takes: () => true,
  clientToken: refuse,
  charge: refuse,
  find: refuse,
  authorizationOf: async () => ({ status: 'pending' }),
};
