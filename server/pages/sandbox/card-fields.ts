import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { acceptForms } from '../../http/body.ts';
import { asPage, hashSource, policy } from '../../http/content-policy.ts';
import { notFound } from '../../http/errors.ts';
import { PAGES } from '../../http/limits.ts';
import { isOutcome, sandboxNonce } from '../../payments/sandbox.ts';
import { html, raw } from '../html.ts';
import { documentOf, styleElement } from '../plain-page.ts';
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
  documentOf({
    language: 'en',
    title: 'Play money – Civic Action',
    head: styleElement(STYLE),
    body: html`<script>${raw(script)}</script>\n`,
  });

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
  acceptForms(app);

  app.get('/pay/card/', options, async (_request, reply) => {
    const script = await readScript();
    return asPage(reply, policyFor(script), 'no-store').send(page(script));
  });

  app.post('/pay/card/nonce', options, async ({ body }: Minting, reply) => {
    const outcome = body?.get('outcome') ?? '';
    if (!isOutcome(outcome)) throw notFound();
    return reply.header('cache-control', 'no-store').send({ nonce: sandboxNonce(outcome) });
  });
}
