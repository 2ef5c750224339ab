import { connect } from './bridge.ts';
import { isNative, readOptions } from './config.ts';
import { addressOf, createBox, createFrame, expectReady, isRefusal } from './frame.ts';
import { hasBlocker } from './page/adblock.ts';
import { guard, listen, type Stop } from './page/guard.ts';
import { make } from './page/make.ts';
import { isOurs, load, origin } from './page/origin.ts';
import { whenSeen } from './page/seen.ts';
import type { NativeFile, NotDisplayedReason } from './protocol.ts';
import { reserve } from './size.ts';
import { keepTime, type Timing } from './timeline.ts';

/** The standard of the Media Rating Council: half of the widget in view for a second. */
const STANDARD_PERCENTAGE = 50;
const STANDARD_SECONDS = 1;

/** Timings of a widget that nobody sees are reported this long after it has loaded. */
const REPORT_AFTER_MS = 10_000;

/** A mounted element holds its placement's cleanup functions; none are left once it is destroyed. */
export type PlacementElement = HTMLElement & { civicAction?: Stop[] };

/** One placement's life (contract §3): config → size → gate → frame → bridge → visibility. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: what each part would be given costs every reader of the article bytes
export const mount = guard((element: PlacementElement, data: DOMStringMap, placement: number, log: Set<Timing[]>) => {
  const stops: Stop[] = [];
  element.civicAction = stops;

  // not a copy of our own frame, such as a cached page holds: our canvas precedes it
  const adopted = [...element.querySelectorAll<HTMLIFrameElement>('iframe:not(canvas~*)')].find(({ src }) =>
    isOurs(src),
  );
  const options = readOptions(data, adopted);
  const timings: Timing[] = [];
  log.add(timings);
  const [mark, emit, report, stages] = keepTime(stops, element, data, placement, options, timings);
  mark('start');
  mark('config');

  const frame = adopted || (isNative(data) ? createBox() : createFrame());
  const [space, show, fit, restore] = reserve(element, options, frame, adopted);
  const end = (reason: NotDisplayedReason) => {
    if (!stops[0]) return; // destroyed meanwhile, and perhaps mounted again
    restore();
    // `no-content` and `blocked`
    if (/o-|b/.test(reason)) element.style.display = 'none';
    // The placement's own content stays, or at least a link to the widget's own page. There is none where nobody knows
    // its id (`config`), nor where a module doesn't know the loader's origin.
    else if (origin && reason !== 'config' && options.widgetRequestId && !element.innerText)
      element.append(make('a', { textContent: frame.title, href: `${origin}/share/${options.widgetRequestId}` }));
    emit('notdisplayed', { reason });
  };
  const start = () => {
    if (!adopted) {
      // the address first: an empty frame fires `load` as soon as it is inserted
      frame.src = addressOf(options);
      space.after(frame);
      if (isNative(data))
        load('native')
          .then((file: NativeFile) => file.mount(frame as never, stops))
          .catch(() => end('network'));
    }
    mark('frame');
    expectReady(frame, stages, end);
  };

  const open = () => {
    if ((adopted || data).loading === 'lazy') whenSeen(stops, element, 1, 0, start, '100%');
    else start();
  };

  /** Whether the frame sends the timings. Its first lines can't, and it reaches our own API only. */
  let isTaken: unknown;

  stops.push(
    listen(window, 'pagehide', report),
    restore,
    () => log.delete(timings),
    listen(frame, 'load', () => mark('load')),
    listen<SecurityPolicyViolationEvent>(document, 'securitypolicyviolation', (event) => {
      if (isRefusal(event)) end('csp');
    }),
  );
  const [say, repeat, tell] = connect(stops, frame, options, stages, {
    __proto__: null,
    triggerResize({ height }) {
      if (fit(height)) emit('resize', { height });
    },
    civicActionTrackingEvent: (message) => emit('tracking', message),
    civicActionNotDisplayed({ reason }) {
      if (reason === `${reason}`) end(reason);
    },
    civicActionReady({ title }) {
      isTaken = title && !data.timings;
      if (title && !adopted) frame.title = title;
      show();
      mark('ready', true);
      repeat();
    },
    civicActionAdBlock: () => mark('adblock'),
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
  });
  if (adopted || !options.sponsored) open();
  else
    hasBlocker().then(
      guard((detected: boolean) => {
        if (!stops[0]) return;
        mark('adblock');
        say({ type: 'adBlock', detected });
        if (detected) {
          console.warn('Cannot load sponsored widget due to ad block.');
          load('watch').then((file: typeof import('./watch.ts')) => file.recordBlocked(options, origin), console.warn);
          end('blocked');
        } else open();
      }),
    );
});
