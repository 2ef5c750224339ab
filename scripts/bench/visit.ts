import type { Browser, CDPSession, Page } from 'puppeteer-core';
import type { Sites } from './site/sites.ts';

/** What a measurement works with. */
export type Bench = {
  browser: Browser;
  /** Behind the slow link. */
  slow: Sites;
  /** Behind no link, for what doesn't depend on it. */
  near: Sites;
  rounds: number;
  /** Votes on each path. */
  clicks: number;
};

/** As Lighthouse slows a desktop down to a mid-range phone. */
export const CPU_SLOWDOWN = 4;

type Prepare = (session: CDPSession) => Promise<unknown>;

/** The page's session, and its frames' in the order in which they came. */
export type Attached = { page: CDPSession; frames: CDPSession[] };

/**
 * Slows down a page and its frames: a frame of another site has a process of its own, which is a target of its own.
 *
 * @param slowdown of the processor
 * @param prepare called for each before it runs
 */
async function attach(page: Page, slowdown: number, prepare: Prepare = async () => {}): Promise<Attached> {
  const session = await page.createCDPSession();
  const frames: CDPSession[] = [];
  async function begin(each: CDPSession) {
    if (slowdown > 1) await each.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await prepare(each);
  }
  session.on('sessionattached', async (child: CDPSession) => {
    frames.push(child);
    await begin(child).catch(() => {}); // gone meanwhile
    await child.send('Runtime.runIfWaitingForDebugger').catch(() => {});
  });
  await begin(session);
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: true,
    filter: [{ type: 'iframe' }],
  });
  return { page: session, frames };
}

/** Runs in each document of a page before its own scripts. */
export const runFirst = (session: CDPSession, script: () => void) =>
  session.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${script})()` });

/** The value of an expression in a session's document. */
export async function read<Value>(session: CDPSession, expression: string): Promise<Value> {
  const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true });
  return result.value as Value;
}

export type Visitor = {
  browser: Browser;
  /** 4 for a mid-range phone, 1 for the machine as it is. */
  slowdown: number;
  /** Called for the page and each frame before it runs. */
  prepare?: Prepare;
};

/** A first visit, with an empty cache: opens a page, and closes it when `read` has read it. */
export async function visit<Result>(
  { browser, slowdown, prepare }: Visitor,
  read: (page: Page, sessions: Attached) => Promise<Result>,
): Promise<Result> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    return await read(page, await attach(page, slowdown, prepare));
  } finally {
    await context.close();
  }
}

/** The frame's session. @throws Error where the page has no frame of another site */
export function frameSession({ frames }: Attached): CDPSession {
  const [first] = frames;
  if (!first) throw new Error('The article has no frame with a process of its own');
  return first;
}
