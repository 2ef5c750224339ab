/** Builds what is missing, then serves the widget's origin and a demo publisher's site (contract §1). */
import { takesNoArguments } from './command.ts';
import { say, speakForNode } from './start/say.ts';

const USAGE = `npm start

Builds what is missing, and serves the widget and a demo newspaper until Ctrl-C. Its options are variables of the environment:

  PORT=8080 npm start

PORT, PUBLISHER_PORT    the widget with its API (4620), and the demo newspaper (4621, or off)
HOST                    the address on which both listen (127.0.0.1)
DATA_DIR                the folder of what readers do (.data)
DATABASE_URL            postgres://…, in place of DATA_DIR
CONTENT_DIR             the folder of the content (server/content)
PUBLIC_ORIGIN           the widget's public address, such as https://widgets.example
TRUST_PROXY             how many proxies stand in front
SMTP_URL, MAIL_FROM     the relay and the sender of letters, which are kept without them
LOG_LEVEL               fatal, error, warn, info, debug, trace or silent (info)

docs/operators.md has the rest.`;

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
