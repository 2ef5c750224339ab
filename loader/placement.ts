import { connect } from './bridge.ts';
import { isNative, readOptions } from './config.ts';
import { addressOf, createBox, createFrame, expectReady, isRefusal } from './frame.ts';
import { explainOddities } from './odd.ts';
import { hasBlocker } from './page/adblock.ts';
import { guard, listen, type Stop } from './page/guard.ts';
import { make } from './page/make.ts';
import { isOurs, load, origin } from './page/origin.ts';
import { whenSeen } from './page/seen.ts';
import { soon } from './page/soon.ts';
import type { NativeBox, NativeFile, NotDisplayedReason } from './protocol.ts';
import { reserve } from './size.ts';
import { keepTime, type Timing } from './timeline.ts';

/** The standard of the Media Rating Council. */
const STANDARD = { percentage: 50, seconds: 1 };

/** Less than one screen away. */
const NEAR = { percentage: 1, seconds: 0, rootMargin: '100%' };

/** Timings of a widget that nobody sees are reported this long after it has loaded. */
const REPORT_AFTER_MS = 10_000;

/** A mounted element holds its placement's cleanup functions; none are left once it is destroyed. */
export type PlacementElement = HTMLElement & { civicAction?: Stop[] };

/** A frame of the publisher's. Not a copy of our own frame, such as a cached page holds: our canvas precedes it. */
const frameIn = (element: Element, isWanted: (frame: HTMLIFrameElement) => boolean) => {
  // no method of lists, which some pages replace
  for (const frame of element.querySelectorAll<HTMLIFrameElement>('iframe:not(canvas~*)'))
    if (isWanted(frame)) return frame;
  return undefined;
};
const findFrame = (element: Element) => frameIn(element, ({ src }) => isOurs(src));

/** Whether there is a frame without an address: a tool keeps that elsewhere until it is near, or the reader consents. */
const isHeldBack = (element: Element) => frameIn(element, ({ src }) => !src.startsWith('http'));

type Mount = (element: PlacementElement, data: DOMStringMap, number: number, log: Set<Timing[]>) => void;

/** One placement's life (contract §3): config → size → gate → frame → bridge → visibility. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its steps share all that the placement has, and stand in their order
export const mount: Mount = guard((element, data, number, log) => {
  const stops: Stop[] = [];
  element.civicAction = stops;
  const adopted = findFrame(element);
  const isHeld = () => !findFrame(element) && isHeldBack(element);
  const { colorScheme } = data;
  if (colorScheme === 'auto' || colorScheme === 'page' || isHeld()) {
    stops.push(() => {}); // none is left once it is destroyed
    return load('watch').then(
      (file: typeof import('./watch.ts')) =>
        file.prepare(element, data, stops, isHeld, (found) => mount(element, found, number, log)),
      (error) => {
        console.warn(error);
        // a light widget rather than none
        if (stops.length && !isHeld()) mount(element, { ...data, colorScheme: '' }, number, log);
      },
    );
  }
  const options = readOptions(data, adopted);
  const { mark, emit, report, stages } = keepTime(stops, element, data, number, options, log);
  mark('start');
  mark('config');
  explainOddities(data);

  const isInPage = !adopted && isNative(data);
  const frame = adopted || (isInPage ? createBox() : createFrame());
  const { space, show, fit, restore } = reserve(element, options, frame, adopted);
  let ended: NotDisplayedReason | undefined;
  const end = (reason: NotDisplayedReason) => {
    const isDestroyed = !stops.length; // and perhaps mounted again
    if (ended || isDestroyed) return;
    ended = reason;
    restore();
    if (reason === 'no-content' || reason === 'blocked') element.style.display = 'none';
    // The placement's own content stays, or at least a link to the widget's own page. There is none where nobody knows
    // its id (`config`), nor where a module doesn't know the loader's origin.
    else if (origin && reason !== 'config' && options.widgetRequestId && !element.innerText)
      element.append(make('a', { textContent: frame.title, href: `${origin}/share/${options.widgetRequestId}` }));
    emit('notdisplayed', { reason });
  };

  /** Also by a copy of the loader, without harm: it is the reason where the widget's own file has failed. */
  let isScriptRefused = false;
  const start = () => {
    // a browser that loads no frame so far away yet would let the time run out
    frame.loading = 'eager';
    if (!adopted) {
      // the address first: an empty frame fires `load` as soon as it is inserted
      frame.src = addressOf(options);
      space.after(frame);
      if (isInPage)
        // soon: a page may be told of its policy's refusal after the file has failed
        load('native')
          .then((file: NativeFile) => file.mount(frame as unknown as NativeBox, stops))
          .catch(() => soon(() => end(isScriptRefused ? 'csp' : 'network')));
    }
    mark('frame');
    expectReady(frame, stages, end);
  };
  const open = () => {
    if ((adopted || data).loading === 'lazy') whenSeen(stops, element, NEAR, start);
    else start();
  };

  /** Whether the frame sends the timings. Its first lines can't, and it reaches our own API only. */
  let isTaken = false;
  const reportTimes = () => report(ended, isTaken ? post : undefined);
  stops.push(
    restore,
    listen(window, 'pagehide', () => report(ended)),
    listen(frame, 'load', () => mark('load')),
    listen<SecurityPolicyViolationEvent>(document, 'securitypolicyviolation', (event) => {
      isScriptRefused ||= isRefusal(event, 'script-src');
      if (!isInPage && isRefusal(event, 'frame-src')) end('csp');
    }),
  );
  const { say, repeat, post } = connect(stops, frame, options, stages, {
    triggerResize({ height }) {
      if (fit(height)) emit('resize', { height });
    },
    civicActionTrackingEvent: (message) => emit('tracking', message),
    civicActionNotDisplayed({ reason }) {
      if (typeof reason === 'string') end(reason);
    },
    civicActionReady({ title }) {
      isTaken = !!title && !data.timings;
      if (title && !adopted) frame.title = title;
      show();
      mark('ready', true);
      repeat();
    },
    civicActionAdBlock: () => mark('adblock'),
    civicActionLoaded({ customViewabilityPercentage: percentage, customViewabilitySeconds: seconds }) {
      if (stages.loaded) return;
      mark('loaded', true);
      setTimeout(reportTimes, REPORT_AFTER_MS);
      whenSeen(stops, frame, STANDARD, () => {
        mark('visible');
        reportTimes();
        say({ type: 'visible', kind: 'standard' });
      });
      if (percentage)
        whenSeen(stops, frame, { percentage, seconds: Number(seconds) }, () =>
          say({ type: 'visible', kind: 'custom' }),
        );
    },
  });

  if (adopted || !options.sponsored) return open();
  hasBlocker().then(
    guard((detected: boolean) => {
      if (!stops.length) return;
      mark('adblock');
      say({ type: 'adBlock', detected });
      if (!detected) return open();
      console.warn('Cannot load sponsored widget due to ad block.');
      load('watch').then((file: typeof import('./watch.ts')) => file.recordBlocked(options, origin), console.warn);
      end('blocked');
    }),
  );
});
