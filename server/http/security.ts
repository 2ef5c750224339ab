import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** A day; browsers cap it lower (Chromium at 2 h). */
const PREFLIGHT_SECONDS = 86_400;

/**
 * Any page may call, sandboxed ones (`Origin: null`) too: there are no cookies, so nothing is anybody's.
 * `*` and not the caller's origin, so that a shared cache holds one answer.
 */
const CORS = {
  origin: '*',
  credentials: false,
  methods: ['GET', 'HEAD', 'POST', 'PATCH', 'OPTIONS'],
  allowedHeaders: ['Content-Type', 'Accept', 'Idempotency-Key'],
  exposedHeaders: ['Retry-After'],
  maxAge: PREFLIGHT_SECONDS,
  strictPreflight: false,
};

/** Each page has a policy of its own; frames are what we are for, so nothing forbids them here. */
const helmetOptions = (isHttps: boolean) => ({
  contentSecurityPolicy: false,
  xFrameOptions: false,
  crossOriginResourcePolicy: { policy: 'cross-origin' as const },
  crossOriginOpenerPolicy: false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
  strictTransportSecurity: isHttps,
});

/** Headers of every answer of the widget's origin. */
export async function secureWidgetOrigin(app: FastifyInstance, publicOrigin: string | undefined) {
  await app.register(helmet, helmetOptions(publicOrigin?.startsWith('https:') ?? false));
  await app.register(cors, CORS);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('timing-allow-origin', '*');
  });
}
