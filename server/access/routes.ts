import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptForms } from '../http/body.ts';
import { asPage, policy } from '../http/content-policy.ts';
import { failureOf } from '../http/error-handler.ts';
import { HttpError } from '../http/errors.ts';
import { PAGES } from '../http/limits.ts';
import { type Access, ownPath } from './access.ts';
import { comingPage, LOGIN_POLICY, type LoginPage, loginPage } from './login-page.ts';

const LOGIN = '/dashboard/login';
const SHELL = 'dashboard/index.html';
const FILE = /\.(?!html$)\w+$/;
const MAX_FORM_BYTES = 4_096;

/** The application draws from what this server answers, and from nothing else. */
const SHELL_POLICY = policy({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'font-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
});

const WRONG = 'This token opens nothing here. It may have expired, or been mistyped.';

/** What the page says of a failure. */
function sentenceOf(status: number, wait: string | undefined): string {
  if (status === 429) return `There were too many tries from your network. Try again in ${wait ?? 60} seconds.`;
  if (status === 403) return 'Your browser says that another site has sent this. Enter the token here.';
  return status >= 500 ? 'The server can’t look at tokens right now. Try again in a moment.' : 'Enter the token again.';
}

const sendPage = (reply: FastifyReply, page: string, contentPolicy = LOGIN_POLICY) =>
  asPage(reply, contentPolicy, 'no-store').send(page);

/** What is built of the dashboards: their page, and the address of its style. */
type Shell = { page: string | null; sheet: string | null };
type ReadShell = () => Promise<Shell>;

async function readShellIn(distDir: string): Promise<Shell> {
  const page = await readFile(join(distDir, SHELL), 'utf8').catch(() => null);
  const [, sheet = null] = /<link rel="stylesheet"[^>]* href="([^"]+)"/.exec(page ?? '') ?? [];
  return { page, sheet };
}

type SendLogin = (reply: FastifyReply, page: Omit<LoginPage, 'sheet'>) => Promise<FastifyReply>;

const createSendLogin =
  (readShell: ReadShell): SendLogin =>
  async (reply, page) =>
    sendPage(reply, loginPage({ ...page, sheet: (await readShell()).sheet }));

const answerFailureWith =
  (sendLogin: SendLogin) => (cause: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const { status, headers } = failureOf(cause, request);
    const problem = sentenceOf(status, headers['retry-after']);
    return sendLogin(reply.code(status).headers(headers), { next: nextOf(request), problem });
  };

/** Of a form; the last of its name. */
const fieldIn = ({ body }: FastifyRequest, name: string) => (body as URLSearchParams | undefined)?.getAll(name).at(-1);

type Query = Record<string, unknown>;

const nextOf = (request: FastifyRequest): string =>
  ownPath(fieldIn(request, 'next') ?? (request.query as Query).next ?? request.url);

function addLogin(pages: FastifyInstance, access: Access, sendLogin: SendLogin) {
  const config = { limit: PAGES };
  const mustBeOwn = async (request: FastifyRequest) => {
    if (!access.isOwn(request)) throw new HttpError(403, { error: 'Forms of other sites are not taken' });
  };
  pages.get(LOGIN, { config }, async (request, reply) => {
    if (await access.of(request)) return reply.redirect(nextOf(request), 303);
    return sendLogin(reply, { next: nextOf(request), isOut: 'out' in (request.query as Query) });
  });
  pages.post(LOGIN, { config, preHandler: mustBeOwn }, async (request, reply) => {
    const token = fieldIn(request, 'token') ?? '';
    const next = nextOf(request);
    const cookie = await access.signIn(request, token.trim());
    return cookie
      ? reply.header('set-cookie', cookie).redirect(next, 303)
      : sendLogin(reply.code(401).header('www-authenticate', 'Bearer'), { next, problem: WRONG });
  });
  pages.post('/dashboard/logout', { config, preHandler: mustBeOwn }, async (request, reply) =>
    reply.header('set-cookie', await access.signOut(request)).redirect(`${LOGIN}?out`, 303),
  );
}

/**
 * `/dashboard` and all pages below it: the login, and the application, which finds out by the address what to show.
 * `/dashboard/api/…` belongs to `server/dashboard/`.
 */
export async function addAccess(app: FastifyInstance, access: Access, distDir: string) {
  const readShell = () => readShellIn(distDir);
  const sendLogin = createSendLogin(readShell);

  async function page(request: FastifyRequest<{ Params: { '*'?: string } }>, reply: FastifyReply) {
    const { '*': below = '' } = request.params;
    // Code of the application, which holds nobody's figures.
    if (FILE.test(below)) return reply.sendFile(`dashboard/${below}`);
    if (below === 'api' || below.startsWith('api/')) return reply.callNotFound();
    const path = ownPath(request.url);
    if (await access.of(request)) {
      const shell = await readShell();
      return shell.page === null ? reply.callNotFound() : sendPage(reply, shell.page, SHELL_POLICY);
    }
    // A browser keeps a strict cookie back where a link on another site has led here.
    if (!access.isOwn(request)) {
      const { sheet } = await readShell();
      return sendPage(reply.header('refresh', `0;url=${path}`), comingPage(path, sheet));
    }
    return reply.redirect(`${LOGIN}?${new URLSearchParams({ next: path })}`, 303);
  }

  await app.register(async (pages) => {
    acceptForms(pages, MAX_FORM_BYTES);
    addLogin(pages, access, sendLogin);
    pages.setErrorHandler(answerFailureWith(sendLogin));
    for (const url of ['/dashboard', '/dashboard/*']) pages.get(url, { config: { limit: PAGES } }, page);
  });
}
