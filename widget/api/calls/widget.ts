import { WIDGET_RETRIES } from '../../constants.ts';
import { GetActionsRequest } from '../wire/get-actions.ts';
import { Widget } from '../wire/widget.ts';
import { call } from './call.ts';

export const getActions = call(
  'Widget/GetActionsAsync',
  GetActionsRequest,
  Widget,
  () => ({ widgetId: 0, cards: [] }),
  {
    retries: WIDGET_RETRIES,
    // Without a widget there would be nothing to test.
    sentInTestMode: true,
  },
);
