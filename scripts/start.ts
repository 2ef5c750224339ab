/** Builds what is missing, then serves the widget's origin and a demo publisher's site (contract §1). */
import { readEnvironment } from '../server/environment.ts';
import { takesNoArguments } from './command.ts';
import { buildIfStale } from './start/build.ts';
import { serveSites } from './start/serve.ts';

const USAGE = `npm start

Settings are variables of the environment: PORT=8080 npm start
docs/operators.md lists them.`;

const serve = () =>
  serveSites(async () => {
    const options = readEnvironment(process.env);
    // An operator who names a folder has built it.
    if (!options.distDir) await buildIfStale('dist');
    return options;
  });

if (takesNoArguments(USAGE)) await serve();
