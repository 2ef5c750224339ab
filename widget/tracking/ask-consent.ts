import type { Consent } from '../../loader/protocol.ts';
import { isRecord } from '../model/is-record.ts';
import { type FrameworkAnswer, refuses } from './consent-answer.ts';

/** A consent framework, and the commands to begin with. */
type Framework = { name: string; version: number | string; commands: readonly string[] };

const FRAMEWORKS: readonly Framework[] = [
  // AMP's TCF stub calls a listener only on changes, so the present state is requested too.
  { name: '__tcfapi', version: 2, commands: ['addEventListener', 'getTCData'] },
  { name: '__gpp', version: '1.1', commands: ['addEventListener'] },
];

/** A framework's script may load after us: we look for it for 15 s, which only reads a few names. */
const LOOK_EVERY_MS = 250;
const LOOKS = 60;
/** Between them only the pages' frames are counted: a name that a page of another origin doesn't have throws, which takes long. */
const LOOKS_BY_NAME = 10;

/** A framework marks its page by an empty frame with this name, which every window may look for. */
const isMarked = (page: Window, name: string) => {
  try {
    // Read, not tested with `in`: Chromium does not allow that on a window of another origin.
    return !!(page.frames as unknown as { [name: string]: unknown })[`${name}Locator`];
  } catch {
    return false; // A window of another origin throws for any other name.
  }
};

/** The windows above ours, the nearest first. */
function* windowsAbove() {
  for (let page: Window = window; page !== page.parent; ) {
    page = page.parent;
    yield page;
  }
}

function countFrames() {
  let count = 0;
  for (const page of windowsAbove()) count += page.frames.length;
  return count;
}

/** The nearest window above ours where this framework is present. */
function locate(name: string): Window | null {
  for (const page of windowsAbove()) if (isMarked(page, name)) return page;
  return null;
}

/** Frameworks return an object, or JSON text for old browsers. */
function parse(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}

/** Adds a listener by the framework's postMessage protocol. @returns a function that removes it */
function subscribe({ name, version, commands }: Framework, page: Window, tell: (answer: FrameworkAnswer) => void) {
  let listenerId: unknown;
  const call = (command: string, parameter?: unknown) =>
    page.postMessage({ [`${name}Call`]: { command, version, parameter, callId: `civicAction ${command}` } }, '*');
  const hear = ({ source, data }: MessageEvent) => {
    if (source !== page) return;
    const message = parse(data);
    const answer = isRecord(message) && message[`${name}Return`];
    if (!isRecord(answer) || !String(answer.callId).startsWith('civicAction ') || !isRecord(answer.returnValue)) return;
    listenerId = answer.returnValue.listenerId ?? listenerId;
    tell(answer.returnValue);
  };
  addEventListener('message', hear);
  commands.forEach((command) => {
    call(command);
  });
  return () => {
    removeEventListener('message', hear);
    call('removeEventListener', listenerId);
  };
}

/**
 * Asks the consent frameworks of the embedding page (TCF, GPP), and follows changes. A framework that does not answer
 * counts as a refusal, and one refusal is enough. Without a framework consent is granted (contract §2), and at once, so
 * that such pages do not wait; a framework that loads within 15 s is still found.
 *
 * @returns a function that stops it
 */
export function askConsent(tell: (consent: Consent) => void): () => void {
  const refusals = new Map<string, boolean>();
  const stops: (() => void)[] = [];
  const decide = () => tell([...refusals.values()].includes(true) ? 'denied' : 'granted');

  function ask(framework: Framework) {
    const { name } = framework;
    const page = refusals.has(name) ? null : locate(name);
    if (!page) return;
    refusals.set(name, true);
    stops.push(
      subscribe(framework, page, (answer) => {
        refusals.set(name, refuses(answer) ?? refusals.get(name) ?? true);
        decide();
      }),
    );
  }

  let lastCount = -1;
  function look(looksLeft: number) {
    const known = refusals.size;
    const count = countFrames();
    if (count !== lastCount || looksLeft % LOOKS_BY_NAME === 0) FRAMEWORKS.forEach(ask);
    lastCount = count;
    if (refusals.size > known || looksLeft === LOOKS) decide();
    if (looksLeft === 0 || refusals.size === FRAMEWORKS.length) return;
    timer = setTimeout(look, LOOK_EVERY_MS, looksLeft - 1);
  }

  let timer: ReturnType<typeof setTimeout> | undefined;
  look(LOOKS);
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
