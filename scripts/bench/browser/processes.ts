import type { CDPSession, Page } from 'puppeteer-core';

export type Prepare = (session: CDPSession) => Promise<unknown>;

/** The page's session, and its frames' in the order in which they came. */
export type Attached = { page: CDPSession; frames: CDPSession[] };

/**
 * Slows down a page and its frames: a frame of another site has a process of its own, which is a target of its own.
 *
 * @param slowdown of the processor
 * @param prepare called for each before it runs
 */
export async function attach(page: Page, slowdown: number, prepare: Prepare = async () => {}): Promise<Attached> {
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
