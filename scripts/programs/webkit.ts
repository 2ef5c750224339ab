import { globSync } from 'node:fs';
import { findProgram } from './find.ts';

/** The folders of Debian and Fedora, the newest version first. */
const BROWSERS = '/usr/{lib/*,libexec}/webkit2gtk-4.*/MiniBrowser';

/** The programs that drive WebKitGTK. */
export type WebKit = {
  /** Speaks WebDriver. */
  driver: string;
  browser: string;
  /** Runs a program with a virtual screen. */
  screen: string;
};

/** The installed WebKitGTK, the engine of Safari. */
export function findWebKit(): WebKit | undefined {
  const driver = findProgram(['WebKitWebDriver']);
  const browser = findProgram([], process.platform === 'linux' ? globSync(BROWSERS).sort().reverse() : []);
  const screen = findProgram(['xvfb-run']);
  return driver && browser && screen ? { driver, browser, screen } : undefined;
}
