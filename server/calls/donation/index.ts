import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/schema.ts';
import { addCardFields } from '../../pages/sandbox/card-fields.ts';
import { addSandboxPayments } from '../../pages/sandbox/index.ts';
import type { Gateway } from '../../payments/gateway.ts';
import type { DailyLimits } from './daily-limits.ts';
import { keepRecovering } from './recover.ts';

type Parts = { db: Database; gateway: Gateway; clock: () => Date; dailyLimits: DailyLimits; distDir: string };

/** What donations need besides their calls. */
export async function addDonations(app: FastifyInstance, { distDir, ...parts }: Parts) {
  keepRecovering(app, parts);
  const isSandbox = parts.gateway.isPlayMoney && parts.gateway.hasPage;
  if (!isSandbox) return;
  await app.register(addSandboxPayments, { db: parts.db });
  await app.register(addCardFields, { distDir });
}
