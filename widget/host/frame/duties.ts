/** What the frame does in the loader's place (contract §8, 30). None of it hurries, so it is a chunk. */
import type { Stop } from '../../../loader/page/guard.ts';
import { record } from '../../../loader/page/record.ts';
import { whenSeen } from '../../../loader/page/seen.ts';
import type { ConsentMessage, TimingsMessage } from '../../../loader/protocol.ts';
import type { Config } from '../../config/config.ts';
import type { Viewability } from '../host.ts';

export { checkBlocker } from '../../../loader/page/adblock.ts';

/** What a loader says of its placement in its first message. */
export type Placement = Partial<ConsentMessage>;

/** Sends `Widget/RecordTimings` with the body that the loader itself would send (loader/timeline.ts). */
export const sendTimings = (
  { apiBase, version }: Pick<Config, 'apiBase' | 'version'>,
  { embedType, articleUrlTracking, widgetRequestId }: Placement,
  { stages }: TimingsMessage,
) =>
  record(`${apiBase}Widget/RecordTimings`, {
    embedType: Number(embedType),
    articleUrlTracking,
    effectiveConnectionType: (navigator as { connection?: { effectiveType?: string } }).connection?.effectiveType,
    stages,
    version,
    widgetRequestId,
  });

const STANDARD = { percentage: 50, seconds: 1 };

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
  whenSeen(stops, sentinel, STANDARD.percentage, STANDARD.seconds, () => onVisible('standard'));
  const { percentage, seconds } = custom;
  if (percentage !== null && seconds !== null)
    whenSeen(stops, sentinel, percentage, seconds, () => onVisible('custom'));
  return () => {
    for (const stop of stops) stop();
  };
}
