import type { Stop } from '../../../../loader/page/guard.ts';
import { whenSeen } from '../../../../loader/page/seen.ts';
import { STANDARD_VIEW } from '../../numbers/constants.ts';
import type { HostHandlers, Viewability } from '../host.ts';
import { createHosts, type Told as ToldToHosts } from './hosts/index.ts';

export type Told = Omit<ToldToHosts, 'measured'>;

/**
 * Measures viewability in the frame, where no loader does (MRC; spec §4).
 *
 * @param custom the widget's own thresholds: both, or null where it has none
 * @returns a function that stops it
 */
function watchOwnView(onVisible: HostHandlers['visible'], custom: Viewability): () => void {
  // Not the document: its ratio counts its whole height, so a frame that scrolls would never be fully in view.
  const sentinel = document.createElement('div');
  sentinel.style.cssText = 'position:fixed;inset:0;pointer-events:none;visibility:hidden';
  document.body.append(sentinel);
  const stops: Stop[] = [() => sentinel.remove()];
  whenSeen(stops, sentinel, STANDARD_VIEW, () => onVisible('standard'));
  const { percentage, seconds } = custom;
  if (percentage !== null && seconds !== null)
    whenSeen(stops, sentinel, { percentage, seconds }, () => onVisible('custom'));
  return () => {
    for (const stop of stops) stop();
  };
}

/** A frame to whom no loader has answered: it measures its view itself, and speaks to other hosts. */
export function createWithoutLoader(told: Told) {
  let custom: Viewability | null = null;
  let stopWatching = () => {};
  let isMeasured = false;
  /** The host measures it. */
  const measured = () => {
    isMeasured = true;
    stopWatching();
  };
  const hosts = createHosts({ ...told, measured });
  return {
    /**
     * Takes what is new: messages of the parent, a height, thresholds.
     *
     * @param isAlone no loader has answered in time
     */
    tell(isAlone: boolean, heard: readonly MessageEvent[]) {
      for (const event of heard) hosts.hear(event);
      hosts.changed();
      if (!isAlone || isMeasured || custom === told.custom()) return;
      custom = told.custom();
      stopWatching();
      stopWatching = watchOwnView(told.visible, custom);
    },
    stop() {
      measured();
      hosts.stop();
    },
  };
}
