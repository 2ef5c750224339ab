import type { WidgetMessage } from '../../../loader/protocol.ts';
import type { Host, Viewability } from '../host.ts';
import { createResizer } from './resize.ts';

type Repeated = { loaded?: WidgetMessage; height?: WidgetMessage; notDisplayed?: WidgetMessage };

function post(message: WidgetMessage) {
  // Nothing that goes out this way is about the reader, and the parent's origin may be opaque: hence '*'.
  if (window.parent !== window) window.parent.postMessage(message, '*');
}

/**
 * Messages to the parent. The last of each lasting kind is kept, to be repeated for a loader that comes late.
 *
 * @param onHeight called with each height that is sent
 */
export function createOutgoing(onHeight: (height: number) => void) {
  const last: Repeated = {};
  return {
    resize: createResizer((height) => {
      last.height = { type: 'triggerResize', height };
      post(last.height);
      onHeight(height);
    }),
    loaded({ seconds, percentage }: Viewability) {
      // A retry that succeeded takes an earlier failure back: a late loader must not hear of it.
      delete last.notDisplayed;
      last.loaded = {
        type: 'civicActionLoaded',
        customViewabilitySeconds: seconds,
        customViewabilityPercentage: percentage,
      };
      post(last.loaded);
    },
    tracking: (event: Parameters<Host['tracking']>[0]) => post({ type: 'civicActionTrackingEvent', ...event }),
    notDisplayed(reason: Parameters<Host['notDisplayed']>[0]) {
      last.notDisplayed = { type: 'civicActionNotDisplayed', reason };
      post(last.notDisplayed);
    },
    repeat() {
      post({ type: 'civicActionReady', takes: true });
      for (const message of [last.loaded, last.height, last.notDisplayed]) if (message) post(message);
    },
  };
}
