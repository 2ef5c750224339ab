import { GlobalWindow, PropertySymbol } from 'happy-dom';
import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import type { Test } from 'uvu';

type DomOptions = { url?: string; width?: number; height?: number };
type Descriptors = Map<PropertyKey, PropertyDescriptor | undefined>;

/** Node's own versions are kept: timers outlive the window, and requests to real servers need no CORS. */
const KEPT = new Set<PropertyKey>(
  `constructor undefined NaN global globalThis console performance crypto process Buffer structuredClone
  setTimeout clearTimeout setInterval clearInterval setImmediate clearImmediate queueMicrotask
  fetch Request Response Headers URL URLSearchParams AbortController AbortSignal Blob
  ReadableStream WritableStream TransformStream WebSocket MessageChannel MessagePort TextEncoder TextDecoder`
    .split(/\s+/)
    .filter(Boolean),
);

/** Copies a window's properties to the global object. @returns a function that removes them */
export function installDom({ url = 'https://widget.test/widget/', ...size }: DomOptions = {}) {
  const window = new GlobalWindow({ url, ...size, console: globalThis.console });
  const before: Descriptors = new Map();
  for (const [key, descriptor] of descriptorsOf(window)) {
    before.set(key, Object.getOwnPropertyDescriptor(globalThis, key));
    Object.defineProperty(globalThis, key, { ...asGlobal(descriptor, window), configurable: true });
  }
  Reflect.set(window.document, PropertySymbol.defaultView, globalThis);
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  return async () => {
    await window.happyDOM.close();
    restore(before);
    Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
  };
}

const descriptorsOf = (window: object) =>
  Reflect.ownKeys(window)
    .filter((key) => !KEPT.has(key) && Object.getOwnPropertyDescriptor(globalThis, key)?.configurable !== false)
    .map((key) => [key, Object.getOwnPropertyDescriptor(window, key) ?? {}] as const);

/** `window`, `self`, `top` and `parent` are the global object, as in a page. */
const asGlobal = (descriptor: PropertyDescriptor, window: object) =>
  descriptor.value === window ? { ...descriptor, value: globalThis } : descriptor;

function restore(before: Descriptors) {
  for (const [key, descriptor] of before) {
    if (descriptor) Object.defineProperty(globalThis, key, descriptor);
    else Reflect.deleteProperty(globalThis, key);
  }
}

const roots = new Set<Root>();

/** Gives a file's tests a window and removes it after the last one, since files share one process. */
export function withDom(test: Test, options?: DomOptions) {
  let remove = async () => {};
  test.before(() => {
    remove = installDom(options);
  });
  test.after.each(unmountAll);
  test.after(async () => remove());
}

/** Draws React content into the document and waits for its effects. */
export async function render(content: ReactNode, container = document.body.appendChild(document.createElement('div'))) {
  const [{ act }, { createRoot }] = await Promise.all([import('react'), import('react-dom/client')]);
  const root = createRoot(container);
  roots.add(root);
  const rerender = (next: ReactNode) => act(async () => root.render(next));
  await rerender(content);
  return { container, rerender, unmount: () => unmount(root) };
}

/** Clicks, types or waits, then lets React render the result. */
export async function acting<T>(work: () => T | Promise<T>): Promise<T> {
  const { act } = await import('react');
  let result: T | undefined;
  await act(async () => {
    result = await work();
  });
  return result as T;
}

/** Types a text into a field. Uses the native setter, since React ignores values set through its own. */
export async function write(field: HTMLInputElement, value: string) {
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  await acting(() => {
    set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

async function unmount(root: Root) {
  roots.delete(root);
  await acting(() => root.unmount());
}

/** React's pending work must not run in the next test, or after the window is gone. */
async function unmountAll() {
  for (const root of roots) await unmount(root);
  document.body.replaceChildren();
}
