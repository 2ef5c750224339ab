import { type ChildProcess, spawn } from 'node:child_process';
import type { WebKit } from '../../../../scripts/programs/find.ts';
import { waitUntil } from '../../../support/wait.ts';
import { fontEnvironment } from '../browser/fonts.ts';
import { freePort } from '../server.ts';
import { CORNER, FRAME, type InPage, type Reader, type ReaderBrowser, restingMiddle } from './reader.ts';
import { type Element, idOf, type Session, startSession } from './web-driver.ts';

const SCREEN = ['--auto-servernum', '--server-args=-screen 0 1280x1024x24'];
const WINDOW = { width: 1000, height: 980 };

/** Serialised, like puppeteer's; a promise is waited for. */
const execute = <T>({ post }: Session, run: InPage<T>, args: unknown[]) =>
  post<T>('/execute/sync', { script: `return (${run})(...arguments)`, args });

const find = ({ post }: Session, value: string) => post<Element>('/element', { using: 'css selector', value });

async function inFrame<T>(session: Session, work: () => Promise<T>): Promise<T> {
  await session.post('/frame', { id: await find(session, FRAME) });
  try {
    return await work();
  } finally {
    await session.post('/frame', { id: null });
  }
}

async function closeWindow({ get, post, remove }: Session): Promise<string> {
  const own = await get<string>('/window');
  let other: string | undefined;
  await waitUntil(async () => {
    other = (await get<string[]>('/window/handles')).find((each) => each !== own);
    return other !== undefined;
  });
  await post('/window', { handle: other });
  let address = '';
  await waitUntil(async () => {
    address = await get<string>('/url');
    return address.startsWith('http');
  });
  await remove('/window');
  await post('/window', { handle: own });
  return address;
}

const turnWheel = (origin: Element, deltaY: number) => ({
  actions: [
    { type: 'wheel', id: 'wheel', actions: [{ type: 'scroll', x: 0, y: 0, deltaX: 0, deltaY, duration: 0, origin }] },
  ],
});

const moveMouse = ([x, y]: typeof CORNER) => ({
  actions: [
    {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [{ type: 'pointerMove', x, y, duration: 0, origin: 'viewport' }],
    },
  ],
});

function createReader(session: Session, leave: () => Promise<void>): Reader {
  const at = async (selector: string) => idOf(await find(session, selector));
  return {
    open: (address) => session.post('/url', { url: address }),
    inPage: (run, ...values) => execute(session, run, values),
    inFrame: (run, ...values) => inFrame(session, () => execute(session, run, values)),
    press: (selector) =>
      inFrame(session, async () => {
        await execute(session, restingMiddle, [selector]);
        await session.post(`/element/${await at(selector)}/click`);
      }),
    leave: () => session.post('/actions', moveMouse(CORNER)),
    type: (selector, text) =>
      inFrame(session, async () => session.post(`/element/${await at(selector)}/value`, { text })),
    scroll: async (px) => session.post('/actions', turnWheel(await find(session, FRAME), px)),
    closeWindow: () => closeWindow(session),
    picture: () => session.get('/screenshot'),
    close: leave,
  };
}

/** Ends the virtual screen and its processes. */
function end({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid);
  } catch {
    // It has already ended.
  }
}

/** Chrome on a phone, which has the engine of Safari. */
const NOT_SAFARI =
  '--user-agent=Mozilla/5.0 (iPhone; CPU iPhone OS 17_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0.6723.90 Mobile/15E148 Safari/604.1';

/** Reaches nobody but this machine: windows of other sites, which pages open, stay at their first address. */
const ALONE = ['--proxy=http://127.0.0.1:9', '--ignore-host=*.localhost'];

async function sitDown({ driver, browser, screen }: WebKit, more: string[]): Promise<Reader> {
  const port = await freePort();
  const env = { ...process.env, ...fontEnvironment() };
  const own = spawn(screen, [...SCREEN, driver, `--port=${port}`], { detached: true, stdio: 'ignore', env });
  const options = { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation', ...ALONE, ...more] } };
  const session = await startSession(`http://127.0.0.1:${port}`, options).catch((cause) => {
    end(own);
    throw cause;
  });
  await session.post('/window/rect', WINDOW);
  return createReader(session, async () => {
    await session.end().finally(() => end(own));
  });
}

/**
 * WebKitGTK's MiniBrowser. A driver serves one session, so each reader has its own.
 *
 * @param isSafari whether it says so: in Safari nothing is tracked (contract §4)
 */
export const createWebKit = (programs: WebKit, isSafari: boolean): ReaderBrowser => ({
  sitDown: () => sitDown(programs, isSafari ? [] : [NOT_SAFARI]),
  close: async () => {},
});
