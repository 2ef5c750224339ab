import type { GetActionsRequest, GetEndUserLocationRequest } from '../wire/requests/queries.ts';
import { FoundLocation, Widget, type WireWidget } from '../wire/widget.ts';
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

/** Where the reader is, for a widget whose first card many readers share (contract §6). */
export const getEndUserLocation: Call<GetEndUserLocationRequest, FoundLocation> = {
  path: 'Widget/GetEndUserLocation',
  get answer() {
    return FoundLocation();
  },
  canned: () => ({}),
  isRetried: true,
};
