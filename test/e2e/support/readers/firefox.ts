import { launch } from 'puppeteer-core';
import { MOST_WAIT_MS } from '../../../support/wait.ts';
import { fontEnvironment } from '../browser/fonts.ts';
import { byPuppeteer } from './by-puppeteer.ts';

/** Firefox's sandbox hides fonts that are not the system's. Only our own pages run here. */
const environment = () => ({ ...process.env, ...fontEnvironment(), MOZ_DISABLE_CONTENT_SANDBOX: '1' });

/** Turns off every network request that no test makes. */
const PREFERENCES = {
  'browser.safebrowsing.update.enabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  // Nobody listens there: windows of other sites, which pages open, stay at their first address.
  'network.proxy.type': 1,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
};

/** The window's own size: WebDriver BiDi's commands for it are newer than Debian's Firefox 140. */
const SIZE = ['--width=1000', '--height=985'];

export const launchFirefox = async (executablePath: string) =>
  byPuppeteer(
    await launch({
      browser: 'firefox',
      executablePath,
      timeout: MOST_WAIT_MS,
      args: SIZE,
      defaultViewport: null,
      env: environment(),
      extraPrefsFirefox: PREFERENCES,
    }),
  );
