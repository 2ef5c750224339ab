import type { Test } from 'uvu';
import { findFirefox, findWebKit } from '../../../../scripts/programs/find.ts';
import { skipUnless } from '../../../support/skip.ts';
import { launchFirefox } from './firefox.ts';
import type { Reader, ReaderBrowser } from './reader.ts';
import { createWebKit } from './webkit.ts';

const [firefox, webKit] = [findFirefox(), findWebKit()];

type Engine = { name: string; start: ((isSafari: boolean) => Promise<ReaderBrowser>) | null; missing: string };

const ENGINES: Engine[] = [
  {
    name: 'Firefox',
    start: firefox ? () => launchFirefox(firefox) : null,
    missing: 'no Firefox here, nor Debian’s firefox-esr to be had; FIREFOX_PATH names one',
  },
  {
    name: 'WebKitGTK',
    start: webKit ? async (isSafari) => createWebKit(webKit, isSafari) : null,
    missing: 'no WebKitWebDriver with MiniBrowser and xvfb-run here, nor Debian’s packages to be had',
  },
];

/**
 * The engines beside Chrome's, for one file's tests: each is started by its first reader, and stopped after the last test.
 *
 * @param isSafari whether WebKit says that it is Safari
 */
export const withEngines = (test: Test, { isSafari = true } = {}) =>
  ENGINES.map(({ name, start, missing }) => {
    let started: Promise<ReaderBrowser> | undefined;
    test.after(async () => (await started)?.close());
    return {
      name,
      check: skipUnless(start, missing),
      async sitDown(): Promise<Reader> {
        started ??= start?.(isSafari) ?? Promise.reject(new Error(missing));
        return (await started).sitDown();
      },
    };
  });
