import { findProgram, namedProgram } from './find.ts';

const COMMANDS = ['firefox-esr', 'firefox'];
const MAC_APPLICATIONS = ['/Applications/Firefox.app/Contents/MacOS/firefox'];

/** An installed Firefox; FIREFOX_PATH names one to use instead. */
export const findFirefox = (): string | undefined =>
  namedProgram('FIREFOX_PATH') ?? findProgram(COMMANDS, MAC_APPLICATIONS);
