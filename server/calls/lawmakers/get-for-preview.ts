import { calls } from '../../../widget/api/calls.ts';
import { GetForPreviewRequest } from '../../../widget/api/wire.ts';
import { query } from '../module.ts';

/** The lawmakers of an IP address's location, if that is certain. */
export const getForPreview = query(calls.getLawmakersForPreview, GetForPreviewRequest, (request, _db, { lawmakers }) =>
  lawmakers.byIp(request.representativeSearch, request.userIPLocation),
);
