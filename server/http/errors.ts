import type { LookupTarget } from '../../widget/core/model/lawmakers/lookup.ts';

/** The body of a failure (contract §6). */
type FailureBody = {
  error?: string;
  errors?: Record<string, string[]>;
  /** Instead of both for CheckRegistration. */
  modelState?: Record<string, string[]>;
  /** Of donations, whose refusals have status 200. */
  status?: string;
  errorList?: string[];
  /** The target of a search for lawmakers, if the reader is elsewhere. */
  target?: LookupTarget;
};

/** A failure with its answer. Any other error becomes a 500 without details. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly body: FailureBody;
  readonly headers: Record<string, string>;

  constructor(status: number, body: FailureBody, headers: Record<string, string> = {}) {
    super(body.error ?? 'Bad input');
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

export const badInput = (errors: Record<string, string[]>) => new HttpError(400, { error: 'Bad input', errors });

export const hasErrors = (cause: unknown): cause is HttpError & { body: { errors: Record<string, string[]> } } =>
  cause instanceof HttpError && cause.body.errors !== undefined;

export const notFound = (error = 'Not found') => new HttpError(404, { error });
