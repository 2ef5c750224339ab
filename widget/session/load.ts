import type { Infer } from 'superstruct';
import { isServed } from '../actions/registry.ts';
import { getActions } from '../api/calls/widget.ts';
import type { Client } from '../api/client.ts';
import { RequestError } from '../api/errors.ts';
import type { GetActionsRequest } from '../api/wire/widget.ts';
import type { Report } from '../browser/report.ts';
import type { Widget } from '../model/widget.ts';
import { parseWidget } from './parse.ts';

type Request = Infer<typeof GetActionsRequest>;

/** Asks for the widget and reads it. @param early the first attempt, where one is under way. @throws RequestError */
export async function loadWidget(
  client: Client,
  request: Request,
  report: Report,
  early: Promise<Response> | null,
): Promise<Widget> {
  const answer = await client.post(getActions, request, { early });
  return parseWidget(answer, {
    isServed,
    onDropped: (what, why) => report(new Error(`Dropped ${what}: ${why}`)),
    sponsored: request.sponsored ?? false,
  });
}

/** The API knows no such widget, or can't read what was asked: the publisher's snippet is wrong, not the network. */
const isConfigError = (error: unknown) =>
  error instanceof RequestError && (error.status === 404 || error.status === 400);

export const reasonOf = (error: unknown) => (isConfigError(error) ? 'config' : 'network');
