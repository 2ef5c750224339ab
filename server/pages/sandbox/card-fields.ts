import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hashSource, policy } from '../../http/content-policy.ts';
import { notFound } from '../../http/errors.ts';
import { PAGES } from '../../http/limits.ts';
import { isOutcome, sandboxNonce } from '../../payments/sandbox.ts';
import { html, raw } from '../html.ts';

const STYLE = `
:root { font: 16px/1.4 system-ui, sans-serif; --soft: #5b6670; }
html, body { height: 100%; }
* { box-sizing: border-box; }
body { align-items: center; background: none; display: flex; margin: 0; overflow: hidden; }
input { background: none; border: 0; color: var(--color, #1d2327); flex: 1; font: var(--font-size, 16px)/1.4 var(--font-family, system-ui), sans-serif;
  height: 100%; margin: 0; min-width: 0; outline: none; padding: 0; }
input::placeholder { color: var(--placeholder-color, #5b6670); opacity: 1; }
input[aria-invalid=true] { color: var(--invalid-color, #b00020); }
small { background: #1d2327; border-radius: 1rem; color: #fff; flex: none; font: 600 .8125rem/1 system-ui, sans-serif; margin: 0; padding: .3rem .5rem; }
@media (max-width: 300px) { input + small { display: none; } }
.sheet { background: #fff; color: #1d2327; display: block; overflow: auto; padding: 20px; }
.sheet main { display: grid; gap: .625rem; justify-items: start; }
h1 { font-size: 1.25rem; line-height: 1.25; margin: 0; }
p { margin: 0 0 .25rem; overflow-wrap: anywhere; }
button { background: none; border: 1px solid var(--soft); border-radius: 2rem; color: inherit; cursor: pointer; font: 600 1rem/1.2 system-ui, sans-serif;
  min-height: 44px; padding: .5rem 1.25rem; width: 100%; }
p + button { background: #1d2327; border-color: #1d2327; color: #fff; }
button:focus-visible { outline: 3px solid #0a58ca; outline-offset: 2px; }
`;

/** Pages of this machine alone, whatever their port: the article's and the widget's are both around the fields. */
const ANCESTORS = ['http://localhost:*', 'http://*.localhost:*', 'http://127.0.0.1:*'];

const policyFor = (script: string) =>
  policy({
    'default-src': ["'none'"],
    'script-src': [hashSource(script)],
    'style-src-elem': [hashSource(STYLE)],
    'connect-src': ["'self'"],
    'img-src': ['data:'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ANCESTORS,
  });

const page = (script: string) =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Play money – Civic Action</title>
<link rel="icon" href="data:,">
<style>${raw(STYLE)}</style>
</head>
<body>
<script>${raw(script)}</script>
</body>
</html>
`.markup;

type Minting = FastifyRequest<{ Body: URLSearchParams | undefined }>;

/**
 * `/pay/card/`: the sandbox's card fields, for frames under another name of this machine. What is typed there stays in
 * the reader's browser; its script asks for a nonce by naming an outcome.
 *
 * @param distDir holds the page's script
 */
export async function addCardFields(app: FastifyInstance, { distDir }: { distDir: string }) {
  const options = { config: { limit: PAGES } };
  const readScript = () =>
    readFile(join(distDir, 'server/card-fields.js'), 'utf8').catch(() => {
      throw notFound(); // a build of an earlier release
    });
  const form = { parseAs: 'string' } as const;
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    form,
    async (_request: unknown, body: string) => new URLSearchParams(body),
  );

  app.get('/pay/card/', options, async (_request, reply) => {
    const script = await readScript();
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', policyFor(script))
      .send(page(script));
  });

  app.post('/pay/card/nonce', options, async ({ body }: Minting, reply) => {
    const outcome = body?.get('outcome') ?? '';
    if (!isOutcome(outcome)) throw notFound();
    return reply.header('cache-control', 'no-store').send({ nonce: sandboxNonce(outcome) });
  });
}
