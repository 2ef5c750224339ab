import type { LookupTarget } from '../../widget/model/lookup.ts';

/** What went wrong, as the caller is told (contract §6). */
export type FailureBody = {
  error?: string;
  errors?: Record<string, string[]>;
  /** In place of both, where a registration is checked. */
  modelState?: Record<string, string[]>;
  /** Whom a search for lawmakers is for, where the visitor is elsewhere. */
  target?: LookupTarget;
};

/** A failure with its answer. Anything else that is thrown becomes a 500 that says nothing. */
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
