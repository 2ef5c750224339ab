import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ROOT } from '../../../../scripts/build/root.ts';

const FOLDER = join(ROOT, '.cache/fonts');

const require = createRequire(import.meta.url);
const FOLDERS = [
  require.resolve('@expo-google-fonts/inter/package.json'),
  require.resolve('@expo-google-fonts/press-start-2p/package.json'),
].map(dirname);

/** The default font of every text. */
const FONT = 'Inter';
/** Each glyph is as wide as it is high, wider than in any reader's font. */
export const WIDE_FONT = 'Press Start 2P';

const GENERIC = ['system-ui', 'sans-serif', 'serif', 'monospace', 'Georgia', 'Arial', 'Helvetica'];

const alias = (family: string) =>
  `<alias binding="same"><family>${family}</family><prefer><family>${FONT}</family></prefer></alias>`;

const CONFIGURATION = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${FOLDERS.map((folder) => `<dir>${folder}</dir>`).join('\n')}
<cachedir>${FOLDER}</cachedir>
${GENERIC.map(alias).join('\n')}
</fontconfig>
`;

/** Another test file's browser may be reading it: replaced atomically, and only if it differs. */
function write(file: string) {
  if (existsSync(file) && readFileSync(file, 'utf8') === CONFIGURATION) return;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${file}-${process.pid}`, CONFIGURATION);
  renameSync(`${file}-${process.pid}`, file);
}

/**
 * The environment of a browser that has only our two fonts, so that lines break the same everywhere. It works on Linux;
 * elsewhere browsers use the system's fonts.
 */
export function fontEnvironment(): Record<string, string> {
  const file = join(FOLDER, 'fonts.conf');
  write(file);
  return { FONTCONFIG_FILE: file };
}
