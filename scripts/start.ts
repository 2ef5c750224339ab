/** Builds what is missing, then serves the widget's origin and a demo publisher's site (contract §1). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { takesNoArguments } from './command.ts';
import { say, speakForNode } from './start/say.ts';

const USAGE = readFileSync(join(import.meta.dirname, 'start/usage.txt'), 'utf8').trimEnd();

async function serve() {
  // Imported after `speakForNode`, since older Nodes warn of what they use.
  const [{ readEnvironment }, { buildIfStale }, { serveSites }] = await Promise.all([
    import('../server/environment.ts'),
    import('./start/build.ts'),
    import('./start/serve.ts'),
  ]);
  await serveSites(async () => {
    const options = readEnvironment(process.env);
    // An operator who names a folder has built it.
    if (!options.distDir) await buildIfStale('dist', say);
    return options;
  });
}

if (takesNoArguments(USAGE)) {
  speakForNode();
  await serve();
}
