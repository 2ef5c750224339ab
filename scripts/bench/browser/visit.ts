import type { Browser, CDPSession, Page } from 'puppeteer-core';
import { type Attached, attach, type Prepare } from './processes.ts';

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
