import { type Failure, type Struct, validate } from 'superstruct';
import { isRecord } from '../../widget/model/is-record.ts';
import { badInput, HttpError } from './errors.ts';
import { messageOf } from './messages.ts';

/** The answer must not outgrow the body that caused it. */
const MAX_FIELDS = 50;

/** A struct's refinement of the whole body names the fields in its message. */
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

/**
 * Parses the body by its struct, without unknown fields of nested objects, or throws 400 with a message per field
 * (contract §6).
 */
export function parseRequest<T>(body: unknown, struct: Struct<T, unknown>): T {
  if (!isRecord(body)) throw new HttpError(400, { error: 'The body must be a JSON object', errors: {} });
  const result = checked(body, struct);
  if ('failures' in result) throw badInput(collect(result.failures));
  return result.value;
}

/** Checks our own answer. The error names no values, since it goes to the log. */
export function checkAnswer<T>(answer: T, struct: Struct<T, unknown>): T {
  const [error] = validate(answer, struct);
  if (!error) return answer;
  const where = error.failures().map(({ path, type }) => `${path.join('.')} is not ${type}`);
  throw new Error(`The answer breaks its struct: ${where.join('; ')}`);
}
