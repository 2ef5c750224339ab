import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SettingError } from '../../../settings.ts';
import type { Catalogue, Download } from './catalogue.ts';

/** What was fetched in the last day is there after a break. */
const KEPT_MS = 86_400_000;
/** A service that asks for a longer wait is left alone. */
const MOST_WAIT_S = 3_600;
const MOST_TRIES = 4;
const BETWEEN_MS = 200;
const AFTER_FAILURE_MS = 5_000;
/** Of a whole answer. */
const WITHIN_MS = 600_000;

export type FetchOptions = {
  today: string;
  only: string[];
  /** Hears what is fetched, and what it waits for. */
  say: (text: string) => void;
  request?: typeof fetch;
  wait?: (ms: number) => Promise<unknown>;
  now?: () => number;
};
type Tools = Required<FetchOptions>;

const AGAIN = 'Run the command again later: what has come is kept for a day.';

/** Seconds to wait, from a number or a date (RFC 9110); null where the answer doesn't say. */
function waitOf(answer: Response, now: number): number | null {
  const said = answer.headers.get('retry-after')?.trim();
  if (!said) return null;
  const seconds = /^\d+$/.test(said) ? Number(said) : (Date.parse(said) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
}

const isBusy = ({ status }: Response) => status === 429 || status >= 500;

/** The answer's bytes; how many ms to wait before another try. @throws SettingError where another is of no use */
async function ask(url: string, { request, now }: Tools): Promise<Buffer | { waitMs: number; why: string }> {
  const answer = await request(url, { signal: AbortSignal.timeout(WITHIN_MS) }).catch((cause: Error) => cause);
  if (answer instanceof Error) return { waitMs: AFTER_FAILURE_MS, why: answer.message };
  if (isBusy(answer)) {
    const seconds = waitOf(answer, now());
    if (seconds !== null && seconds > MOST_WAIT_S)
      throw new SettingError(`${url} asks to wait for ${Math.ceil(seconds / 60)} minutes. ${AGAIN}`);
    return { waitMs: seconds === null ? AFTER_FAILURE_MS : seconds * 1000, why: `it answered ${answer.status}` };
  }
  if (!answer.ok)
    throw new SettingError(`${url} answered ${answer.status}. Fetch the file by hand, or run the command again later.`);
  const bytes = await answer.arrayBuffer().catch((cause: Error) => cause);
  return bytes instanceof Error ? { waitMs: AFTER_FAILURE_MS, why: bytes.message } : Buffer.from(bytes);
}

async function bytesOf(url: string, tools: Tools): Promise<Buffer> {
  for (let tries = 1; ; tries++) {
    const answer = await ask(url, tools);
    if (Buffer.isBuffer(answer)) return answer;
    if (tries === MOST_TRIES) throw new SettingError(`${url} could not be fetched: ${answer.why}. ${AGAIN}`);
    tools.say(`Waiting for ${Math.ceil(answer.waitMs / 1000)} seconds: ${answer.why} (${url})`);
    await tools.wait(answer.waitMs);
  }
}

/** A service that is down, or wants to see a person, may answer a page with status 200. */
function requireData(url: string, bytes: Buffer) {
  if (/^\s*</.test(bytes.toString('utf8', 0, 100).replace(/^\uFEFF/, '')))
    throw new SettingError(`${url} answered a web page in place of the file. ${AGAIN}`);
}

const isKept = (path: string, now: number) =>
  stat(path).then(
    ({ mtimeMs }) => now - mtimeMs < KEPT_MS,
    () => false,
  );

/** Keeps a file under its name only once it is whole. @returns whether it was fetched now */
async function fetchFile({ file, url }: Download, folder: string, tools: Tools): Promise<boolean> {
  const path = join(folder, file);
  if (await isKept(path, tools.now())) return false;
  const bytes = await bytesOf(url, tools);
  requireData(url, bytes);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.part`, bytes);
  await rename(`${path}.part`, path);
  return true;
}

function jsonOf(text: string, url: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SettingError(`${url} answered what is no JSON. ${AGAIN}`);
  }
}

/** Files after which there are more, found in what they hold. */
async function following({ file, url, next }: Download, folder: string): Promise<Download[]> {
  if (!next) return [];
  const answer = jsonOf(await readFile(join(folder, file), 'utf8'), url);
  try {
    return next(answer);
  } catch (cause) {
    throw new SettingError(`${url} answered in another form than before: ${(cause as Error).message}`);
  }
}

/** In folders that only this command fills, pages of an earlier fetch would bring back who has left. */
async function removeOthers(folder: string, fetched: string[]) {
  for (const inner of new Set(fetched.map(dirname).filter((each) => each !== '.'))) {
    const names = await readdir(join(folder, inner));
    const others = names.filter((name) => !fetched.includes(`${inner}/${name}`));
    for (const name of others) await rm(join(folder, inner, name));
  }
}

/**
 * Fetches a source's files, one at a time. What came in the last day stays, so that another run goes on where one broke off.
 *
 * @throws SettingError that says what could not be fetched
 */
export async function fetchFiles(catalogue: Catalogue, folder: string, options: FetchOptions): Promise<void> {
  const tools: Tools = { request: fetch, wait: sleep, now: Date.now, ...options };
  await mkdir(folder, { recursive: true });
  const waiting = catalogue.downloads(options);
  const fetched: string[] = [];
  for (let each = waiting.shift(); each; each = waiting.shift()) {
    const isNew = await fetchFile(each, folder, tools);
    waiting.unshift(...(await following(each, folder)));
    fetched.push(each.file);
    if (isNew) {
      tools.say(`${each.file} (${fetched.length} of ${fetched.length + waiting.length} so far)`);
      await tools.wait(BETWEEN_MS);
    }
  }
  await removeOthers(folder, fetched);
}

/** What an operator should know before anything is fetched. */
export const termsOf = ({ whose, licence, attribution, size, byHand }: Catalogue, folder: string): string =>
  [
    `Files of ${whose}, ${size}, go to ${folder}`,
    `Licence: ${licence}`,
    ...(attribution ? [`Show this line: ${attribution}`] : []),
    ...(byHand.length > 0 ? ['To be fetched by hand into the same folder, where you need them:'] : []),
    ...byHand.map(({ what, page, why }) => `  ${what}: ${page} (${why})`),
  ].join('\n');
