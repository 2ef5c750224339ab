import type { Stop } from '../../../loader/page/guard.ts';
import { whenSeen } from '../../../loader/page/seen.ts';
import { STANDARD_VIEW } from '../../numbers/constants.ts';
import type { Viewability } from '../host.ts';

/**
 * Measures viewability in the frame, where no loader does (MRC; spec §4).
 *
 * @param custom the widget's own thresholds: both, or null where it has none
 * @returns a function that stops it
 */
export function watchOwnView(onVisible: (kind: 'standard' | 'custom') => void, custom: Viewability): () => void {
  // Not the document: its ratio counts its whole height, so a frame that scrolls would never be fully in view.
  const sentinel = document.createElement('div');
  sentinel.style.cssText = 'position:fixed;inset:0;pointer-events:none;visibility:hidden';
  document.body.append(sentinel);
  const stops: Stop[] = [() => sentinel.remove()];
  whenSeen(stops, sentinel, STANDARD_VIEW.percentage, STANDARD_VIEW.seconds, () => onVisible('standard'));
  const { percentage, seconds } = custom;
  if (percentage !== null && seconds !== null)
    whenSeen(stops, sentinel, percentage, seconds, () => onVisible('custom'));
  return () => {
    for (const stop of stops) stop();
  };
}
