import type { GetActionsRequest } from '../wire/requests/get-actions.ts';
import { Widget, type WireWidget } from '../wire/widget.ts';
import type { Call } from './call.ts';

export const getActions: Call<GetActionsRequest, WireWidget> = {
  path: 'Widget/GetActionsAsync',
  get answer() {
    return Widget();
  },
  canned: () => ({ widgetId: 0, cards: [] }),
  isRetried: true,
  // Without a widget there would be nothing to test.
  sentInTestMode: true,
};
