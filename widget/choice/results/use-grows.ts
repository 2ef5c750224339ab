import { useState } from 'react';
import { isAnimated } from '../../config/mode.ts';
import { useApp } from '../../ui/context.ts';

/** Whether results come with motion: they follow the reader's answer, who has not come back to them. */
export function useGrows(): boolean {
  const { mode, session } = useApp();
  const [grows] = useState(() => isAnimated(mode) && !session.isBack.peek());
  return grows;
}
