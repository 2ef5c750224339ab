import { launch } from 'puppeteer-core';
import { fontEnvironment } from '../fonts.ts';
import { byPuppeteer } from './by-puppeteer.ts';

/** Its sandbox lets no page read fonts beside the system's; nothing but our own pages runs here. */
const environment = () => ({ ...process.env, ...fontEnvironment(), MOZ_DISABLE_CONTENT_SANDBOX: '1' });

/** Nothing is asked of the network that no test asks for. */
const PREFERENCES = {
  'browser.safebrowsing.update.enabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

export const launchFirefox = async (executablePath: string) =>
  byPuppeteer(await launch({ browser: 'firefox', executablePath, env: environment(), extraPrefsFirefox: PREFERENCES }));
