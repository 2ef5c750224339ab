/** The server of `npm run dev`: like that of `npm start`, but its pages reload after a change. */
import { watchFile } from 'node:fs';
import { join } from 'node:path';
import { assetFile } from '../../server/demo/assets.ts';
import { readEnvironment } from '../../server/environment.ts';
import { importAtStart } from '../../server/import/at-start.ts';
import { withDefaults } from '../../server/options.ts';
import { serveSites } from '../start/serve.ts';
import { onChange } from './changes.ts';
import { addReload, type Part } from './reload.ts';

/** The file of each part of a development site that is written last. */
const PAGES = { widget: 'widget/index.html', gallery: 'gallery/index.html', dashboard: 'dashboard/index.html' };

const LOOK_EVERY_MS = 50;

await serveSites(
  async () => readEnvironment(process.env),
  ({ app, demo, db }) => {
    const options = withDefaults(readEnvironment(process.env));
    // Closes connections at once, so that a change is seen soon.
    process.on('SIGTERM', () => process.exit());
    const reload = addReload({ app, demo });
    for (const [part, page] of Object.entries(PAGES) as [Part, string][])
      watchFile(join(options.distDir, page), { interval: LOOK_EVERY_MS, persistent: false }, () => reload(part));
    if (options.contentDir)
      onChange('.', [options.contentDir], async () => {
        await importAtStart(db, { ...options, demoFile: assetFile }, app.log).catch((cause) =>
          app.log.error({ err: cause }, 'content not imported'),
        );
        reload('widget');
      });
  },
);
