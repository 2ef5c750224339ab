import { type Failure, type Struct, validate } from 'superstruct';
import { badInput, HttpError } from './errors.ts';
import { messageOf } from './messages.ts';

/** More helps nobody, and the answer must not outgrow the body that caused it. */
const MAX_FIELDS = 50;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A struct's rule about the whole body names its fields itself. */
const isWholeBody = (failure: Failure) => failure.path.length === 0;

function collect(failures: Failure[]): Record<string, string[]> {
  const errors: Record<string, string[]> = Object.create(null);
  for (const failure of failures) {
    if (Object.keys(errors).length === MAX_FIELDS) break;
    const field = isWholeBody(failure) ? 'body' : failure.path.join('.');
    const message = isWholeBody(failure) ? failure.message : messageOf(failure);
    const known = errors[field];
    if (!known) errors[field] = [message];
    else if (!known.includes(message)) known.push(message);
  }
  return errors;
}

/**
 * Superstruct's messages print the values, which throws for `{"toString": 0}`: bad input like any other. Messages
 * after the first are made on demand, so that they are collected in here too.
 */
function checked<T>(body: unknown, struct: Struct<T, unknown>): { failures: Failure[] } | { value: T } {
  try {
    const [error, value] = validate(body, struct, { coerce: true });
    return error ? { failures: error.failures() } : { value };
  } catch {
    throw badInput({ body: ['Invalid value'] });
  }
}

/** The body as its struct says, what is unknown within its parts left out, or 400 with a message per field (contract §6). */
export function parseRequest<T>(body: unknown, struct: Struct<T, unknown>): T {
  if (!isRecord(body)) throw new HttpError(400, { error: 'The body must be a JSON object', errors: {} });
  const result = checked(body, struct);
  if ('failures' in result) throw badInput(collect(result.failures));
  return result.value;
}

/** Our own answer; one that breaks the contract is our error, and its values stay out of the log. */
export function checkAnswer<T>(answer: T, struct: Struct<T, unknown>): T {
  const [error] = validate(answer, struct);
  if (!error) return answer;
  const where = error.failures().map(({ path, type }) => `${path.join('.')} is not ${type}`);
  throw new Error(`The answer breaks its struct: ${where.join('; ')}`);
}
