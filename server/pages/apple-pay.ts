import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

/** Where Apple looks for it, without following redirects. */
const PATH = '/.well-known/apple-developer-merchantid-domain-association';

/** Serves the file by which Apple knows that this domain may take payments; nothing where none is named. */
export function addApplePayDomain(app: FastifyInstance, file: string | undefined) {
  if (!file) return;
  const text = readFileSync(file);
  app.get(PATH, (_request, reply) => reply.type('text/plain').send(text));
}
