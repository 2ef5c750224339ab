import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const { resolve } = createRequire(import.meta.url);

/** The hosts' own scripts, of packages for development: what is served need not be what is shipped. */
const PACKAGED: Record<string, string> = {
  'iframe-resizer-4.js': 'iframe-resizer/js/iframeResizer.min.js',
  'iframe-resizer-5.js': 'iframe-resizer-5/js/iframeResizer.js',
  'iframely-embed.js': '@iframely/embed.js/dist/embed.min.js',
};

const OURS = ['amp-iframe.js', 'single-page.js', 'wp-embed.js'];

function pathOf(name: string): string | null {
  if (OURS.includes(name)) return join(import.meta.dirname, 'scripts', name);
  const file = PACKAGED[name];
  try {
    return file ? resolve(file) : null;
  } catch {
    return null; // installed without packages for development
  }
}

/** A script of the hosts' pages; null if there is none of this name, or its package isn't installed. */
export function hostScript(name: string): Buffer | null {
  const path = Object.hasOwn(PACKAGED, name) || OURS.includes(name) ? pathOf(name) : null;
  return path && existsSync(path) ? readFileSync(path) : null;
}
