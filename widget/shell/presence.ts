import type { FocusEvent, PointerEvent } from 'react';
import type { SessionCommands } from '../session/commands.ts';

/**
 * Handlers for the widget's root that say when the reader's pointer or focus is in it. A finger leaves no pointer behind.
 * A screen's heading takes the focus by itself: that counts for readers who use the keyboard, but with others no
 * countdown would ever end. (`:focus-visible` doesn't tell them apart where a press moves no focus, as in Safari.)
 */
export function presenceHandlers(setPresent: SessionCommands['setPresent']) {
  let isByKeyboard = false;
  return {
    onKeyDownCapture() {
      isByKeyboard = true;
    },
    onPointerDownCapture() {
      isByKeyboard = false;
    },
    onPointerEnter: ({ pointerType }: PointerEvent) => setPresent('pointer', pointerType !== 'touch'),
    onPointerLeave: () => setPresent('pointer', false),
    onFocus: ({ target }: FocusEvent) => setPresent('focus', isByKeyboard || !target.matches('.ca-title')),
    onBlur: () => setPresent('focus', false),
  };
}
