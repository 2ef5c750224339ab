import { createRecordStore } from '../../../../actions/recordvideo/store.ts';
import type { App } from '../../../../core/app/app.ts';
import type { Action } from '../../../../core/model/action.ts';

/** In place of widget/actions/recordvideo/front.ts: what an earlier visit has not sent is in the frame's storage. */
export const createFront = (action: Action, app: App) => ({
  store: app.of(action, createRecordStore),
  takeUp: async () => {},
});
