import { getLawmakersForContact, getLawmakersForPreview } from '../api/calls/lawmakers.ts';
import type { Client } from '../api/client.ts';
import type { RepresentativeSearch } from '../model/action.ts';
import type { Address } from '../model/address/address.ts';
import { type Accuracy, accuracyOf } from '../model/lawmakers/lookup.ts';
import type { EndUserLocation } from '../model/widget.ts';
import type { WireLawmaker } from './parse.ts';

/** A request for a search's lawmakers, and how accurate its location is. */
export type Question = { accuracy: Accuracy; ask: () => Promise<WireLawmaker[]> };

export const questionByAddress = (
  client: Client,
  representativeSearch: RepresentativeSearch,
  address: Address,
): Question => ({
  accuracy: accuracyOf(address),
  ask: () => client.post(getLawmakersForContact, { representativeSearch, address }, { isQuiet: true }),
});

export const questionForPreview = (
  client: Client,
  representativeSearch: RepresentativeSearch,
  userIPLocation: EndUserLocation | null,
): Question => ({
  accuracy: 'ip',
  ask: () => client.post(getLawmakersForPreview, { representativeSearch, userIPLocation }, { isQuiet: true }),
});
