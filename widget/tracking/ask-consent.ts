import type { Consent } from '../../loader/protocol.ts';
import { isRecord } from '../model/is-record.ts';
import { type Answer, refuses } from './consent-answer.ts';

/** A framework and the first commands to it; the last one is sent last. */
type Framework = { name: string; version: number | string; commands: readonly string[] };

const FRAMEWORKS: readonly Framework[] = [
  // AMP's stand-in for TCF answers a listener only when something changes: so it is asked for the present too.
  { name: '__tcfapi', version: 2, commands: ['addEventListener', 'getTCData'] },
  { name: '__gpp', version: '1.1', commands: ['addEventListener'] },
];

/** A framework's script may be slower than we are: 15 s of looking for it, which is reading a few names. */
const LOOK_EVERY_MS = 250;
const LOOKS = 60;

/** A framework's page marks itself by an empty frame of this name, which every window may look for. */
const isMarked = (page: Window, name: string) => {
  try {
    // read, not looked for by `in`: of another origin's window Chromium answers no such question
    return !!(page.frames as unknown as { [name: string]: unknown })[`${name}Locator`];
  } catch {
    return false; // a window of another origin shows no other name, and says so by throwing
  }
};

/** The nearest window above us that a framework answers in. */
function locate(name: string): Window | null {
  for (let page: Window = window; page !== page.parent; ) {
    page = page.parent;
    if (isMarked(page, name)) return page;
  }
  return null;
}

/** What a framework returns comes as an object, or as text from those that think we are old. */
function parse(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}

/** One framework's listener, by its postMessage protocol. */
function subscribe({ name, version, commands }: Framework, page: Window, tell: (answer: Answer) => void) {
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
 * Asks the frameworks of the page that holds us (TCF, GPP), and hears when a reader thinks again. A framework that is
 * present and silent counts as a refusal, one refusal is enough, and no framework counts as granted (contract §2): at
 * once, so that a page without one does not wait; one that comes a little later is still found.
 *
 * @returns what ends it
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

  function look(looksLeft: number) {
    const known = refusals.size;
    FRAMEWORKS.forEach(ask);
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
