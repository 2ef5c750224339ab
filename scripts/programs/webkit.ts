import { globSync } from 'node:fs';
import { findProgram } from './find.ts';

/** Debian's place and Fedora's, the newest first. */
const BROWSERS = '/usr/{lib/*,libexec}/webkit2gtk-4.*/MiniBrowser';

/** What it takes to drive WebKitGTK, each a program. */
export type WebKit = {
  /** Speaks WebDriver. */
  driver: string;
  browser: string;
  /** Runs a program beside a screen of its own. */
  screen: string;
};

/** The WebKitGTK that is here, the engine of Safari. */
export function findWebKit(): WebKit | undefined {
  const driver = findProgram(['WebKitWebDriver']);
  const browser = findProgram([], process.platform === 'linux' ? globSync(BROWSERS).sort().reverse() : []);
  const screen = findProgram(['xvfb-run']);
  return driver && browser && screen ? { driver, browser, screen } : undefined;
}
