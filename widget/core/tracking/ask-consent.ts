import { windowsAbove } from '#platform/windows-above.ts';
import { type Permits, permitAll, permitNothing, undecided } from '../model/consent.ts';
import { isRecord } from '../model/value.ts';
import { type FrameworkAnswer, readAnswer } from './consent-answer.ts';
import { doesNotApply } from './consent-lists.ts';

/** A consent framework, and the commands to begin with. */
type Framework = { name: string; version: number | string; commands: readonly string[]; againMs?: number };

const FRAMEWORKS: readonly Framework[] = [
  // AMP's TCF stub calls a listener only on changes, so the present state is requested too.
  { name: '__tcfapi', version: 2, commands: ['addEventListener', 'getTCData'] },
  { name: '__gpp', version: '1.1', commands: ['addEventListener'] },
  // US Privacy has no listeners: it is asked again, so that a reader's later opt-out is heard.
  { name: '__uspapi', version: 1, commands: ['getUSPData'], againMs: 2_000 },
];

/** AMP says so in the frame's address (host/frame/hosts/amp.ts). Its consent reaches a frame by messages of its own. */
const AMP = /[#&]amp=1\b/;

/** How long a framework that a tag manager brings has to come before we act as if there was none. */
const GRACE_MS = 3_000;

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
function subscribe(framework: Framework, page: Window, tell: (answer: FrameworkAnswer) => void) {
  const { name, version, commands, againMs } = framework;
  let listenerId: unknown;
  let lastText: unknown;
  const call = (command: string, parameter?: unknown) =>
    page.postMessage({ [`${name}Call`]: { command, version, parameter, callId: `civicAction ${command}` } }, '*');
  const hear = ({ source, data }: MessageEvent) => {
    if (source !== page) return;
    const message = parse(data);
    const answer = isRecord(message) && message[`${name}Return`];
    if (!isRecord(answer) || !String(answer.callId).startsWith('civicAction ') || !isRecord(answer.returnValue)) return;
    listenerId = answer.returnValue.listenerId ?? listenerId;
    const { uspString } = answer.returnValue;
    if (uspString !== undefined && uspString === lastText) return;
    lastText = uspString;
    tell(answer.returnValue);
  };
  const ask = () => {
    for (const command of commands) call(command);
  };
  addEventListener('message', hear);
  ask();
  const askAgain = () => {
    if (!document.hidden) ask();
  };
  const timer = againMs && setInterval(askAgain, againMs);
  return () => {
    removeEventListener('message', hear);
    if (timer) clearInterval(timer);
    else call('removeEventListener', listenerId);
  };
}

/** Asks AMP. Where the code for that can't be loaded, nothing is decided. @returns a function that stops it */
function askAmp(tell: (answer: FrameworkAnswer) => void) {
  let stop = () => {};
  let isOver = false;
  import('./amp-consent.ts').then(
    (amp) => {
      if (!isOver) stop = amp.askAmp(tell);
    },
    () => {},
  );
  return () => {
    isOver = true;
    stop();
  };
}

/** What all of them permit: one refusal is enough, whatever the others will say. */
const allOf =
  (all: readonly Permits[]): Permits =>
  (need) => {
    const said = all.map((permits) => permits(need));
    return said.includes(false) ? false : said.includes(undefined) ? undefined : true;
  };

/**
 * Asks the consent frameworks of the embedding page (TCF, GPP, US Privacy), and follows changes. Until a framework
 * answers, nothing is decided: a refusal would end partners that it may permit. Only what all permit is permitted. One
 * that says that it does not apply counts as none: a tag manager's stub may say so before another one has come. Where
 * none has shown itself within 3 s, all is permitted (contract §2); one that loads within 15 s is still heard.
 *
 * @param isRequired without a framework nothing is permitted, and it is looked for as long as it takes
 * @returns a function that stops it
 */
export function askConsent(tell: (permits: Permits) => void, isRequired: boolean): () => void {
  const answers = new Map<string, Permits>();
  const stops: (() => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  let withoutFramework = isRequired ? permitNothing : undecided;

  const applying = () => [...answers.values()].filter((permits) => permits !== doesNotApply);

  function decide() {
    const all = applying();
    tell(all.length > 0 ? allOf(all) : withoutFramework);
  }

  const hear = (name: string) => (answer: FrameworkAnswer) => {
    const permits = readAnswer(answer);
    if (!permits) return;
    answers.set(name, permits);
    decide();
  };

  function ask(framework: Framework) {
    const { name } = framework;
    const page = answers.has(name) ? null : locate(name);
    if (!page) return;
    answers.set(name, undecided);
    stops.push(subscribe(framework, page, hear(name)));
  }

  /** @returns whether there are new ones */
  function askAll() {
    const known = answers.size;
    FRAMEWORKS.forEach(ask);
    return answers.size > known;
  }

  let lastCount = -1;
  function look(looksLeft: number) {
    const count = countFrames();
    if ((count !== lastCount || looksLeft % LOOKS_BY_NAME === 0) && askAll()) decide();
    lastCount = count;
    const isLast = looksLeft === 0 && (!isRequired || applying().length > 0);
    if (isLast || FRAMEWORKS.every(({ name }) => answers.has(name))) return;
    const waitMs = looksLeft > 0 ? LOOK_EVERY_MS : LOOK_EVERY_MS * LOOKS_BY_NAME;
    timer = setTimeout(look, waitMs, Math.max(looksLeft - 1, 0));
  }

  const grace = isRequired
    ? undefined
    : setTimeout(() => {
        withoutFramework = permitAll;
        askAll();
        decide();
      }, GRACE_MS);
  if (parent !== window && AMP.test(location.hash)) {
    answers.set('amp', undecided);
    stops.push(askAmp(hear('amp')));
  }
  look(LOOKS);
  return () => {
    clearTimeout(timer);
    clearTimeout(grace);
    for (const stop of stops) stop();
  };
}
