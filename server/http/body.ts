import type { FastifyInstance } from 'fastify';
import { badInput } from './errors.ts';

/** Contract §6: 413 above. */
export const MAX_BODY_BYTES = 64 * 1024;

/** An honest body has three levels; what walks a body by recursion must end before the stack does. */
const MAX_DEPTH = 50;

const isDeeperThan = (levels: number, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((each) => isDeeperThan(levels - 1, each)));

const NUL_ESCAPE = '\\u0000';

/** PostgreSQL refuses NUL in text, and no keyboard types it. */
const withoutNul = (_key: string, value: unknown) => (typeof value === 'string' ? value.replaceAll('\0', '') : value);

/** JSON only, of some depth, `__proto__` and `constructor` refused, NUL dropped. */
export function acceptJson(app: FastifyInstance, contentTypes: string[]) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(contentTypes, { parseAs: 'string', bodyLimit: MAX_BODY_BYTES }, (request, text, done) => {
    parse(request, String(text), (error: Error | null, body?: unknown) => {
      if (error) return done(error, undefined);
      if (isDeeperThan(MAX_DEPTH, body)) return done(badInput({ body: ['Nested too deeply'] }), undefined);
      const clean = String(text).includes(NUL_ESCAPE) ? JSON.parse(JSON.stringify(body), withoutNul) : body;
      return done(null, clean);
    });
  });
}
