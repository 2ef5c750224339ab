import type { FocusEvent, PointerEvent } from 'react';
import type { SessionCommands } from '../session/commands.ts';
import { lastInput } from '../ui/press/last-input.ts';

/**
 * Handlers for the widget's root that say when the reader's pointer or focus is in it. A finger leaves no pointer
 * behind. A screen's heading takes the focus without being asked: that counts only for readers who use the keyboard,
 * else no countdown would ever end. Any key shows such a reader. (`:focus-visible` can't tell them apart where a press moves no focus, as in
 * Safari.)
 */
export const presenceHandlers = (setPresent: SessionCommands['setPresent']) => ({
  onPointerEnter: ({ pointerType }: PointerEvent) => setPresent('pointer', pointerType !== 'touch'),
  onPointerLeave: () => setPresent('pointer', false),
  onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) =>
    setPresent('focus', lastInput(currentTarget) === 'keyboard' || !target.matches('.ca-title')),
  onKeyDown: () => setPresent('focus', true),
  onBlur: () => setPresent('focus', false),
});
