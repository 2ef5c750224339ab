/** Builds what is missing, then serves the widget's origin and a demo publisher's site (contract §1). */
import { readEnvironment } from '../server/environment.ts';
import { buildIfStale } from './start/build.ts';
import { serveSites } from './start/serve.ts';

await serveSites(async () => {
  const options = readEnvironment(process.env);
  // An operator who names a folder has built it.
  if (!options.distDir) await buildIfStale('dist');
  return options;
});
