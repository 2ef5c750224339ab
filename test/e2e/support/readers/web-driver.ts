import { MOST_WAIT_MS } from '../../../support/wait.ts';

const EVERY_MS = 50;

/** An element as WebDriver names it (W3C WebDriver, 12.1). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export type Element = { [ELEMENT]: string };

export const idOf = (element: Element): string => element[ELEMENT];

export type Session = {
  /** @throws Error with the driver's own words */
  get<T = unknown>(path: string): Promise<T>;
  post<T = unknown>(path: string, body?: object): Promise<T>;
  remove(path: string): Promise<unknown>;
  end(): Promise<void>;
};

async function call<T>(address: string, method: string, body?: object): Promise<T> {
  const response = await fetch(address, { method, body: body && JSON.stringify(body) });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${method} ${new URL(address).pathname}: ${value.error} ${value.message}`);
  return value;
}

async function whenStarted(base: string): Promise<void> {
  const end = Date.now() + MOST_WAIT_MS;
  for (;;) {
    const isThere = await fetch(`${base}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    if (Date.now() > end) throw new Error(`No driver answers at ${base}`);
    await new Promise((later) => setTimeout(later, EVERY_MS));
  }
}

/** A session with a driver that is starting (W3C WebDriver): the few calls that tests need, without a package. */
export async function startSession(base: string, capabilities: object): Promise<Session> {
  await whenStarted(base);
  const asked = { capabilities: { alwaysMatch: capabilities } };
  const { sessionId } = await call<{ sessionId: string }>(`${base}/session`, 'POST', asked);
  const session = `${base}/session/${sessionId}`;
  return {
    get: (path) => call(session + path, 'GET'),
    post: (path, body = {}) => call(session + path, 'POST', body),
    remove: (path) => call(session + path, 'DELETE'),
    end: () => call(session, 'DELETE'),
  };
}
