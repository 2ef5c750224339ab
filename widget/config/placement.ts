import type { ConsentMessage } from '../../loader/protocol.ts';
import type { Params } from './params.ts';
import { pixels } from './read-params.ts';

/**
 * Fills in the placement's options that the address lacks from the host's consent message (contract §5). The address
 * wins, except for consent; either can turn tracking off.
 */
export function applyPlacement(params: Params, message: ConsentMessage) {
  params.articleUrlTracking ||= message.articleUrlTracking || null;
  params.adCampaign ||= message.adCampaign || null;
  params.adNetworkDomain ||= message.adNetworkDomain || null;
  params.disableTracking ||= message.disableTracking === 'true';
  params.notice ||= message.notice === 'true';
  params.consent = message.consent || params.consent;
  params.width ??= pixels(message.width ?? null);
  params.height ??= pixels(message.height ?? null);
}
