/**
 * Serves the sources for development: `npm run dev`. Changes of the widget, the loader or the dashboards are built at once, changes of
 * the server restart it, and open pages reload. `dist/` stays as it is.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { takesNoArguments } from './command.ts';
import { onChange } from './dev/changes.ts';

const ROOT = dirname(import.meta.dirname);
const SITE = join(ROOT, '.cache/dev');

if (!takesNoArguments('npm run dev')) process.exit();
process.chdir(ROOT);
process.env.CIVIC_ACTION_ENV ??= 'development';
// Imported after this, since the module reads the variable.
const { createDevSite } = await import('./dev/site.ts');

const startServer = () =>
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'scripts/dev/serve.ts'], {
    env: { ...process.env, DIST_DIR: SITE },
    stdio: 'inherit',
  });

/** Ends when the server ends, and ends the server when this process ends: neither is of use alone. */
function endTogether(server: ChildProcess) {
  server.once('exit', (code) => process.exit(code ?? 0));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill('SIGTERM'));
}

const build = await createDevSite(SITE);

async function rebuild() {
  const start = performance.now();
  // The bundler has printed the error.
  const isBuilt = await build().then(
    () => true,
    () => false,
  );
  if (isBuilt) console.log(`Built in ${Math.round(performance.now() - start)} ms`);
}

await build();
onChange(ROOT, ['loader', 'widget', 'i18n', 'dashboard'], rebuild);
endTogether(startServer());
