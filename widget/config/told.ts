import type { ConsentMessage } from '../../loader/protocol.ts';
import type { Params } from './params.ts';
import { pixels } from './read-params.ts';

/**
 * Takes what the host says and the address doesn't (contract §5); what the address says stays. Tracking ends where either
 * says so.
 */
export function takeTold(params: Params, told: ConsentMessage) {
  params.articleUrlTracking ||= told.articleUrlTracking || null;
  params.adCampaign ||= told.adCampaign || null;
  params.adNetworkDomain ||= told.adNetworkDomain || null;
  params.disableTracking ||= told.disableTracking === 'true';
  params.notice ||= told.notice === 'true';
  params.width ??= pixels(told.width ?? null);
  params.height ??= pixels(told.height ?? null);
}
