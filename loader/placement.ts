import { connect } from './bridge.ts';
import { readOptions } from './config.ts';
import { giveUp } from './end.ts';
import { addressOf, createFrame, expectReady, findFrame, onRefusal } from './frame.ts';
import { createCheck } from './gate.ts';
import { guard, listen, type Stop } from './page/guard.ts';
import { whenSeen } from './page/seen.ts';
import type { NotDisplayedReason } from './protocol.ts';
import { fit, reserve } from './size.ts';
import { keepTime, type Timing } from './timeline.ts';
import { watch } from './visibility.ts';

/** Timings of a widget that nobody sees are reported this long after it has loaded. */
const REPORT_AFTER_MS = 10_000;
/** A widget that need not wait for the ad-block check is drawn before it, so that both don't share a slow network. */
const CHECK_AFTER_MS = 500;

/** A mounted element holds its placement's cleanup functions; none are left once it is destroyed. */
export type PlacementElement = HTMLElement & { civicAction?: Stop[] };

/** One placement's life (contract §3): config → size → gate → frame → bridge → visibility. */
export const mount = guard((element: PlacementElement, data: DOMStringMap, placement: number, log: Set<Timing[]>) => {
  const stops: Stop[] = [];
  element.civicAction = stops;

  const adopted = findFrame(element);
  const options = readOptions(data, adopted);
  const timings: Timing[] = [];
  log.add(timings);
  const [mark, emit, report, stages] = keepTime(stops, element, data, placement, options, timings);
  mark('start');
  mark('config');

  const frame = adopted || createFrame();
  const [space, show, restore] = reserve(element, options, frame, adopted);
  const end = (reason: NotDisplayedReason) => {
    restore();
    giveUp(element, options, reason);
    emit('notdisplayed', { reason });
  };
  const load = () => {
    if (!adopted) {
      // the address first: an empty frame fires `load` as soon as it is inserted
      frame.src = addressOf(options);
      space.after(frame);
    }
    mark('frame');
    expectReady(frame, stages, end);
  };

  const open = () => ((adopted || data).loading === 'lazy' ? whenSeen(stops, element, 1, 0, load, '100%') : load());
  const openGated = options.sponsored && !adopted && open;
  const check = createCheck(
    stops,
    options,
    openGated,
    (detected) => {
      mark('adblock');
      say({ type: 'adBlock', detected });
    },
    end,
  );

  const onLoad = listen(frame, 'load', () => mark('load'));
  stops.push(() => log.delete(timings), restore, onLoad, onRefusal(end), listen(window, 'pagehide', report));
  const [say, repeat] = connect(stops, frame, options, stages, {
    civicActionReady() {
      openGated || stages.ready || setTimeout(check, CHECK_AFTER_MS);
      show();
      mark('ready', true);
      repeat();
    },
    civicActionLoaded(message) {
      if (stages.loaded) return;
      mark('loaded', true);
      setTimeout(report, REPORT_AFTER_MS);
      watch(stops, frame, message, say, () => {
        mark('visible');
        report();
      });
    },
    triggerResize({ height }) {
      if (fit(space, frame, height)) emit('resize', { height });
    },
    civicActionNotDisplayed({ reason }) {
      if (reason === `${reason}`) end(reason);
    },
    civicActionTrackingEvent: (message) => emit('tracking', message),
  });
  openGated ? check() : open();
});
