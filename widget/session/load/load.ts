import type { Infer } from 'superstruct';
import { getActions } from '../../api/calls/widget.ts';
import type { Client, EarlyAttempt } from '../../api/client.ts';
import { RequestError } from '../../api/errors.ts';
import type { GetActionsRequest } from '../../api/wire/requests/get-actions.ts';
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
  /** The address may force one design on every action (spec §2). */
  params: Pick<Params, 'designVariant'>;
  report: Report;
};

/** What was dropped on the way is told, the rest is shown (contract §6). */
export const readWidget = (answer: WireWidget, { kinds, request, params, report }: ReadOptions): Widget =>
  parseWidget(answer, {
    kinds,
    onDropped: (what, why) => report(new Error(`Dropped ${what}: ${why}`)),
    sponsored: request.sponsored ?? false,
    designVariant: params.designVariant,
  });

/** Asks for the widget; whoever asks reports the failure. @param early the first attempt, where one is under way. @throws RequestError */
export const loadWidget = (client: Client, request: Request, early: EarlyAttempt | null): Promise<WireWidget> =>
  client.post(getActions, request, { early, isQuiet: true });

/** The API knows no such widget, or can't read what was asked: the publisher's snippet is wrong, not the network. */
const isConfigError = (error: unknown) =>
  error instanceof RequestError && (error.status === 404 || error.status === 400);

export const reasonOf = (error: unknown) => (isConfigError(error) ? 'config' : 'network');
