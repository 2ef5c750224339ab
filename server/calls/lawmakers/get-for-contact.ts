import { calls } from '../../../widget/api/calls.ts';
import { GetForContactRequest } from '../../../widget/api/wire.ts';
import { query } from '../module.ts';

/** The lawmakers of an address (spec §5), whom the reader then calls or writes to. */
export const getForContact = query(calls.getLawmakersForContact, GetForContactRequest, (request, _db, { lawmakers }) =>
  lawmakers.byAddress(request.representativeSearch, request.address),
);
