import type { Frame, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { frameFirstPlacement, loaderPlacement, loaderTag } from '../../../../server/pages/snippet.ts';
import {
  clickFirst,
  delayFiles,
  type FirstClick,
  loseFiles,
  serveArticles,
  voteAgain,
} from '../../../e2e/support/browser/first-click.ts';
import { withProduct } from '../../../e2e/support/product.ts';
import { type RunningServer, startServer } from '../../../e2e/support/server.ts';

/** A click in the first frame after the card's counts exactly once, on each path. `npm run bench -- clicks` makes 50 on each. */

const RESULTS = '[data-route="/poll/success"] .ca-results';
const LATE_MS = 5_000;
/** From the card to the first click, and from that to the second: around the application's arrival. */
const TIMES = [
  [0, 0],
  [0, 40],
  [60, 0],
  [250, 20],
] as const;

let articles: Awaited<ReturnType<typeof serveArticles>>;
let still: RunningServer;
const product = withProduct(test);
test.before(async () => {
  articles = await serveArticles();
  still = await startServer({ firstCards: false });
});
test.after(async () => {
  articles.close();
  await still.close();
});

type Running = Pick<RunningServer, 'server' | 'widgetOrigin'>;
type Path = { server: () => Running; placement: typeof loaderPlacement };

const PATHS: { [name: string]: Path } = {
  'a frame in the article’s HTML': { server: () => product, placement: frameFirstPlacement },
  'a frame that the script makes': { server: () => product, placement: loaderPlacement },
  'a page without a card': { server: () => still, placement: frameFirstPlacement },
};

function addressOf({ server, placement }: Path) {
  const origin = server().widgetOrigin;
  const snippet = { origin, requestId: 'wr-poll', title: 'Take action', label: 'Take action' };
  return articles.address(placement(snippet).markup + loaderTag(origin).markup);
}

const votesOf = ({ server }: Running) => server.db.selectFrom('votes').select(['answerId', 'changedAt']).execute();

const VOTE = { answerId: '2', changedAt: null };

/** Runs this, and expects so many votes from it. */
async function counts(votes: number, running: Running, read: () => Promise<unknown>) {
  const before = await votesOf(running);
  await read();
  assert.equal((await votesOf(running)).slice(before.length), Array(votes).fill(VOTE));
}

/** Waits for the results, and for what would come after them. */
async function settled(page: Page, frame: Frame) {
  await frame.waitForSelector(RESULTS);
  await page.waitForNetworkIdle({ idleTime: 200 });
}

type Reading = {
  path: Path;
  times?: Omit<FirstClick, 'address'>;
  prepare?: (page: Page) => Promise<unknown>;
  /** After the clicks. */
  goOn?: (frame: Frame) => Promise<unknown>;
};

/** A new reader votes. */
async function vote({ path, times, prepare, goOn }: Reading) {
  const context = await product.browser.createBrowserContext();
  const page = await context.newPage();
  await prepare?.(page);
  const frame = await clickFirst(page, { address: addressOf(path), ...times });
  await goOn?.(frame);
  await settled(page, frame);
  await context.close();
}

for (const [name, path] of Object.entries(PATHS))
  test(`${name}: a click at once counts once`, async () => {
    for (const [afterMs, betweenMs] of TIMES)
      await counts(1, path.server(), () => vote({ path, times: { afterMs, betweenMs } }));
  });

test('a click at once counts once on each path where the application comes 5 s later', () =>
  counts(2, product, () =>
    counts(1, still, () =>
      Promise.all(Object.values(PATHS).map((path) => vote({ path, prepare: (page) => delayFiles(page, LATE_MS) }))),
    ),
  ));

for (const [name, path] of Object.entries(PATHS).slice(0, 2))
  test(`${name}: a click is not lost where the application does not come, and counts once on a retry`, () => {
    let files: Awaited<ReturnType<typeof loseFiles>>;
    const prepare = async (page: Page) => {
      files = await loseFiles(page);
    };
    const goOn = (frame: Frame) => voteAgain(frame, files);
    return counts(1, product, () => vote({ path, prepare, goOn }));
  });

test.run();
