import type { Struct } from 'superstruct';
import { parseRequest } from '../http/validate.ts';
import { CONTEXT } from './fit/context.ts';
import { type Fits, fitBody } from './fit/values.ts';

/** Makes the context fit and checks the rest against the call's struct, or throws 400. */
export const readBody = <Q>({ request, context }: { request: Struct<Q, unknown>; context: Fits }, body: unknown): Q =>
  parseRequest(fitBody(body, { ...CONTEXT, ...context }), request);
