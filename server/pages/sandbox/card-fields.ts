import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hashSource, policy } from '../../http/content-policy.ts';
import { notFound } from '../../http/errors.ts';
import { PAGES } from '../../http/limits.ts';
import { isOutcome, sandboxNonce } from '../../payments/sandbox.ts';
import { html, raw } from '../html.ts';
import { styleOf } from '../style.ts';

const STYLE = styleOf('card-fields');

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
