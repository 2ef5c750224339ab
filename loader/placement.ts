import { connect } from './bridge.ts';
import { readOptions } from './config.ts';
import { addressOf, createFrame, expectReady, findFrame, isRefusal } from './frame.ts';
import { recordBlocked } from './gate.ts';
import { hasBlocker } from './page/adblock.ts';
import { guard, listen, type Stop } from './page/guard.ts';
import { make } from './page/make.ts';
import { origin } from './page/origin.ts';
import { whenSeen } from './page/seen.ts';
import type { NotDisplayedReason } from './protocol.ts';
import { reserve } from './size.ts';
import { keepTime, type Timing } from './timeline.ts';

/** The standard of the Media Rating Council: half of the widget in view for a second. */
const STANDARD_PERCENTAGE = 50;
const STANDARD_SECONDS = 1;

/** Timings of a widget that nobody sees are reported this long after it has loaded. */
const REPORT_AFTER_MS = 10_000;
/** A widget that need not wait for the ad-block check is drawn before it, so that both don't share a slow network. */
const CHECK_AFTER_MS = 500;

/** A mounted element holds its placement's cleanup functions; none are left once it is destroyed. */
export type PlacementElement = HTMLElement & { civicAction?: Stop[] };

/** One placement's life (contract §3): config → size → gate → frame → bridge → visibility. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: what each part would be given costs every reader of the article bytes
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
  const [space, show, fit, restore] = reserve(element, options, frame, adopted);
  const end = (reason: NotDisplayedReason) => {
    restore();
    if (['no-content', 'blocked'].includes(reason)) element.style.display = 'none';
    // The placement's own content stays, or at least a link to the widget's own page. There is none where nobody knows
    // its id (`config`), nor where a module doesn't know the loader's origin.
    else if (origin && reason !== 'config' && options.widgetRequestId && !element.innerText)
      element.append(make('a', { href: `${origin}/share/${options.widgetRequestId}`, textContent: frame.title }));
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
  const learn = guard((detected: boolean) => {
    if (!stops[0]) return;
    mark('adblock');
    say({ type: 'adBlock', detected });
    if (openGated && !detected) openGated();
    else if (openGated) {
      recordBlocked(options);
      end('blocked');
    }
  });
  const check = () => hasBlocker().then(learn);

  /** Whether the frame sends the timings. Its first lines can't, and it reaches our own API only. */
  let isTaken: unknown;

  stops.push(
    () => log.delete(timings),
    restore,
    listen(frame, 'load', () => mark('load')),
    listen<SecurityPolicyViolationEvent>(document, 'securitypolicyviolation', (event) => {
      if (isRefusal(event)) end('csp');
    }),
    listen(window, 'pagehide', report),
  );
  const [say, repeat, tell] = connect(stops, frame, options, stages, {
    __proto__: null,
    civicActionReady({ title, takes }) {
      isTaken = title && !data.timings;
      if (title && !adopted) frame.title = title;
      openGated || takes || stages.ready || setTimeout(check, CHECK_AFTER_MS);
      show();
      mark('ready', true);
      repeat();
    },
    civicActionLoaded({ customViewabilityPercentage: percentage, customViewabilitySeconds: seconds }) {
      if (stages.loaded) return;
      mark('loaded', true);
      setTimeout(() => report(isTaken, tell), REPORT_AFTER_MS);
      whenSeen(stops, frame, STANDARD_PERCENTAGE, STANDARD_SECONDS, () => {
        mark('visible');
        report(isTaken, tell);
        say({ type: 'visible', kind: 'standard' });
      });
      if (percentage)
        whenSeen(stops, frame, percentage, seconds as number, () => say({ type: 'visible', kind: 'custom' }));
    },
    triggerResize({ height }) {
      if (fit(height)) emit('resize', { height });
    },
    civicActionNotDisplayed({ reason }) {
      if (reason === `${reason}`) end(reason);
    },
    civicActionAdBlock: () => mark('adblock'),
    civicActionTrackingEvent: (message) => emit('tracking', message),
  });
  openGated ? check() : open();
});
