import { test } from 'uvu';
import { withEngines } from '../../e2e/support/readers/engines.ts';
import { JOURNEYS, type Site, waitForMouse } from '../../e2e/support/readers/journeys.ts';
import { type RunningServer, startServer } from '../../e2e/support/server.ts';

/** The same journeys in the other engines, with real presses and keys, against the real server. */

let site: Site & RunningServer;
const engines = withEngines(test);

test.before(async () => {
  site = await startServer();
});

test.after(async () => {
  await site?.close();
});

for (const { name, check, sitDown } of engines) {
  for (const [title, journey] of [...JOURNEYS, ['has a countdown wait for the mouse', waitForMouse] as const])
    check(`a reader with ${name} ${title}`, async () => {
      const reader = await sitDown();
      try {
        await journey(reader, site);
      } finally {
        await reader.close();
      }
    });
}

test.run();
