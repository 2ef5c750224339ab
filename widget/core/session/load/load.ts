import type { Infer } from 'superstruct';
import { getActions } from '../../api/calls/widget.ts';
import type { Client, EarlyAttempt } from '../../api/client.ts';
import { RequestError } from '../../api/errors.ts';
import type { GetActionsRequest } from '../../api/wire/requests/queries.ts';
import type { WireWidget } from '../../api/wire/widget.ts';
import type { Report } from '../../browser/report.ts';
import type { Params } from '../../config/params.ts';
import type { KindTable } from '../../model/kind.ts';
import type { Widget } from '../../model/widget.ts';
import { parseWidget } from './parse.ts';

type Request = Infer<typeof GetActionsRequest>;

export type ReadOptions = {
  kinds: KindTable;
  request: Pick<Request, 'sponsored'>;
  /** The address may set the design of every action (spec §2). */
  params: Pick<Params, 'designVariant'>;
  report: Report;
  /** Whether the server has read the same answer, and dropped nothing. */
  isSound?: boolean | undefined;
};

/**
 * Parses the widget. Malformed cards and actions are dropped and reported (contract §6).
 *
 * @throws whatever `parseWidget` throws
 */
export const readWidget = (answer: WireWidget, { kinds, request, params, report, isSound }: ReadOptions): Widget =>
  parseWidget(answer, {
    kinds,
    onDropped: (what, why) => report(new Error(`Dropped ${what}: ${why}`)),
    isSound,
    sponsored: request.sponsored ?? false,
    designVariant: params.designVariant,
  });

/**
 * Requests the widget. The caller reports a failure.
 *
 * @param early the first request, if it has been made
 * @throws RequestError
 */
export const loadWidget = (client: Client, request: Request, early: EarlyAttempt | null): Promise<WireWidget> =>
  client.post(getActions, request, { early, isQuiet: true });

/** The widget does not exist or the request is malformed: the publisher's snippet is wrong, not the network. */
const isConfigError = (error: unknown) =>
  error instanceof RequestError && (error.status === 404 || error.status === 400);

export const reasonOf = (error: unknown) => (isConfigError(error) ? 'config' : 'network');
