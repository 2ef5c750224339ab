import { calls } from '../../../widget/api/calls.ts';
import { GetForPreviewRequest } from '../../../widget/api/wire.ts';
import { query } from '../module.ts';

/** The lawmakers of the place that an IP address seems to be at, where that leaves no doubt. */
export const getForPreview = query(calls.getLawmakersForPreview, GetForPreviewRequest, (request, _db, { lawmakers }) =>
  lawmakers.byIp(request.representativeSearch, request.userIPLocation),
);
