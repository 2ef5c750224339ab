import type { Browser, Page } from 'puppeteer-core';
import { frameFirstPlacement, loaderPlacement, loaderTag } from '../../../server/pages/snippet.ts';
import {
  clickFirst,
  delayFiles,
  loseFiles,
  serveArticles,
  voteAgain,
} from '../../../test/e2e/support/browser/first-click.ts';
import { type RunningServer, startServer } from '../../../test/e2e/support/server.ts';
import { goalsTable, type Part, table } from '../report.ts';
import { total } from '../statistics.ts';
import type { Bench } from '../visit.ts';

const RESULTS = '[data-route="/poll/success"] .ca-results';
/** Readers at a time. */
const AT_ONCE = 4;
const LATE_MS = 5_000;
/** Clicks come up to so long after the card, around the application's arrival, ms. */
const LATEST_MS = 600;

type Files = 'at once' | '5 s later' | 'not at all, then on a retry';
const FILES: Files[] = ['at once', '5 s later', 'not at all, then on a retry'];

type Path = { name: string; running: RunningServer; placement: typeof loaderPlacement; files: Files[] };

/** Votes with files that come so. @throws Error where no results come */
async function vote(page: Page, files: Files, address: string, round: number) {
  if (files === '5 s later') await delayFiles(page, LATE_MS);
  const lost = files === 'not at all, then on a retry' ? await loseFiles(page) : null;
  const frame = await clickFirst(page, {
    address,
    // Half of them as soon as the card is seen.
    afterMs: round % 2 === 0 ? 0 : (round * 37) % LATEST_MS,
    betweenMs: (round % 3) * 20,
  });
  if (lost) await voteAgain(frame, lost);
  await frame.waitForSelector(RESULTS);
  await page.waitForNetworkIdle({ idleTime: 200 });
}

async function inContext(browser: Browser, run: (page: Page) => Promise<void>): Promise<boolean> {
  const context = await browser.createBrowserContext();
  try {
    await run(await context.newPage());
    return true;
  } catch (error) {
    console.error(String(error));
    return false;
  } finally {
    await context.close();
  }
}

/** Runs this so many times, some at once. */
async function repeat<Result>(times: number, run: (round: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    while (next < times) results.push(await run(next++));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}

type Count = { path: string; files: Files; readers: number; thanked: number; votes: number; right: number };

async function count({ browser, clicks }: Bench, path: Path, files: Files, address: string): Promise<Count> {
  const rows = () => path.running.server.db.selectFrom('votes').select(['answerId', 'changedAt']).execute();
  const before = (await rows()).length;
  const shown = await repeat(clicks, (round) => inContext(browser, (page) => vote(page, files, address, round)));
  const added = (await rows()).slice(before);
  const right = added.filter(({ answerId, changedAt }) => answerId === '2' && changedAt === null).length;
  const thanked = shown.filter(Boolean).length;
  return { path: path.name, files, readers: clicks, thanked, votes: added.length, right };
}

function addressOf({ running: { widgetOrigin: origin }, placement }: Path) {
  const snippet = { origin, requestId: 'wr-poll', title: 'Take action', label: 'Take action' };
  return placement(snippet).markup + loaderTag(origin).markup;
}

async function countAll(bench: Bench): Promise<Count[]> {
  const [articles, drawing, still] = [
    await serveArticles(),
    await startServer(),
    await startServer({ firstCards: false }),
  ];
  const paths: Path[] = [
    { name: 'frame first', running: drawing, placement: frameFirstPlacement, files: FILES },
    { name: 'script-made', running: drawing, placement: loaderPlacement, files: FILES },
    // Without the files there is no card.
    { name: 'static page', running: still, placement: frameFirstPlacement, files: FILES.slice(0, 2) },
  ];
  try {
    const counts: Count[] = [];
    for (const path of paths)
      for (const files of path.files) counts.push(await count(bench, path, files, articles.address(addressOf(path))));
    return counts;
  } finally {
    articles.close();
    await Promise.all([drawing.close(), still.close()]);
  }
}

const NOTE = `New readers click an answer and the button of a poll, by real input, half of them as soon as the browser has presented the card and
half up to 0.6 s later. For some ms after a frame of another site is on the screen, a browser may give the article what is clicked there;
they then click again. \`votes\` is what the server has then; \`right\` those for the clicked answer that were not changed later.`;

/** Whether the first click counts, exactly once. */
export async function measureClicks(bench: Bench): Promise<Part> {
  const counts = await countAll(bench);
  const head = ['path, application’s files', 'readers', 'thanked', 'votes', 'right'];
  const rows = counts.map(({ path, files, readers, thanked, votes, right }) => [
    `${path}, ${files}`,
    readers,
    thanked,
    votes,
    right,
  ]);
  const wrong = total(counts.map(({ readers, votes, right }) => Math.abs(readers - right) + (votes - right)));
  const goals = goalsTable([{ name: 'votes lost, doubled or wrong', figure: wrong, atMost: 0, digits: 0 }]);
  return { title: 'First click', body: `${NOTE}\n\n${table(head, rows)}\n\n${goals}` };
}
