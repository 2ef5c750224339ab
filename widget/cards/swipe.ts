import type { PointerEvent } from 'react';

const MIN_SWIPE_PX = 40;

/** Pointer handlers that detect horizontal swipes. Mostly vertical movement counts as scrolling. */
export function swipeHandlers(onSwipe: (towards: 'next' | 'back') => void) {
  let from: { x: number; y: number } | null = null;
  return {
    onPointerDown: (event: PointerEvent) => {
      from = event.isPrimary ? { x: event.clientX, y: event.clientY } : null;
    },
    onPointerUp: (event: PointerEvent) => {
      if (!from) return;
      const across = event.clientX - from.x;
      const isSwipe = Math.abs(across) >= MIN_SWIPE_PX && Math.abs(across) > Math.abs(event.clientY - from.y);
      from = null;
      if (isSwipe) onSwipe(across < 0 ? 'next' : 'back');
    },
    onPointerCancel: () => {
      from = null;
    },
  };
}
