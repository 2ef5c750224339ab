import { calls } from '../../widget/core/api/calls.ts';
import { GetActionsRequest, GetEndUserLocationRequest, MAX_URL_CHARS } from '../../widget/core/api/wire.ts';
import { answerWidget, emptyWidget } from '../widgets/answer.ts';
import { findWidget, publisherOfArticle } from '../widgets/find.ts';
import { isTrial, text } from './context.ts';
import { withHoursLeft } from './hours.ts';
import { type Context, query } from './module.ts';

/** A click on an advert can make an address very long. Such a page has no widget, but it isn't bad input either. */
const FITS = { articleUrl: text(MAX_URL_CHARS + 1) };

const locationOf = ({ location, ip, headers }: Context) => location.find({ ip, headers });

/** The widget of an id or an article (spec §3); an article without one has no cards (contract §6). */
export const getActions = query(calls.getActions, GetActionsRequest, {
  async handle(request, db, context) {
    const stored = await findWidget(db, request);
    const endUserLocation = await locationOf(context);
    const shared = {
      embedType: request.widgetEmbedType,
      articleUrlTracking: request.articleUrlTracking,
      endUserLocation,
    };
    const facts = { hasLookUp: context.voterRoll.hasLookUp, isPlayMoney: context.payments.isPlayMoney };
    if (stored) {
      const widget = await answerWidget(context, stored, facts);
      return { ...(await withHoursLeft(db, widget, context.now, isTrial(request))), ...shared };
    }
    const articleUrl = request.articleUrl ?? '';
    return { ...emptyWidget(articleUrl, await publisherOfArticle(db, articleUrl)), ...shared };
  },
  context: FITS,
});

/** Where the reader's network is (contract §6), for a first card that many readers share. */
export const getEndUserLocation = query(
  calls.getEndUserLocation,
  GetEndUserLocationRequest,
  async (_, __, context) => ({ endUserLocation: await locationOf(context) }),
);
