import type { Struct } from 'superstruct';
import { parseRequest } from '../http/validate.ts';
import { CONTEXT } from './fit/context.ts';
import { type Fits, fitBody } from './fit/values.ts';

/** A body as its call takes it: its context made to fit, the rest as its struct says, or 400. */
export const readBody = <Q>({ request, context }: { request: Struct<Q, unknown>; context: Fits }, body: unknown): Q =>
  parseRequest(fitBody(body, { ...CONTEXT, ...context }), request);
