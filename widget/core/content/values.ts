/** Kinds of values that content has. The server alone checks content, so no reader loads any of this. */
import * as s from 'superstruct';

export const filled = () => s.refine(s.string(), 'filled', (value) => value.trim() !== '' || 'must not be empty');
export const Filled = filled();

/** Text that passes a test. @param otherwise what the message says of any other, which it names */
export const textThat = (isRight: (text: string) => boolean, otherwise: string) =>
  s.refine(s.string(), 'text', (text) => isRight(text) || `"${text}" ${otherwise}`);

/** A number within bounds; the message names them. */
export const between = (least: number, most: number) =>
  s.refine(
    s.number(),
    'range',
    (value) => (value >= least && value <= most) || `must be from ${least} to ${most}, not ${value}`,
  );

/** A count that is shown. */
export const count = s.refine(s.integer(), 'count', (value) => value >= 0 || `must be 0 or more, not ${value}`);

/** One of several numbers. */
export const oneOf = (values: readonly number[]) =>
  s.refine(s.number(), 'known', (value) => values.includes(value) || `${value} is not one of ${values.join(', ')}`);

const [LEAST_GIVEN, MOST_GIVEN] = [0.01, 1_000_000];

/** An amount of a donation, in the main unit of its currency. */
export const givenAmount = between(LEAST_GIVEN, MOST_GIVEN);

/** Whether this is a code of ISO 4217, in capitals. */
export const isCurrency = (code: string) => Intl.supportedValuesOf('currency').includes(code);

const PARTS = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?$/;

/** JavaScript reads February 30 as March 2. */
export function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

function problem(text: string): string | true {
  const [, day = '', , , zone] = PARTS.exec(text) ?? [];
  if (!day || !isDay(day) || Number.isNaN(Date.parse(text)))
    return `"${text}" is no date with a time, such as 2026-12-03T09:00:00-05:00`;
  return zone !== undefined || `"${text}" has no time zone: end it with Z, or with an offset such as -05:00`;
}

/** A date with a time and its zone (ISO 8601). Without the zone, it would be another moment on another machine. */
export const Moment = s.refine(s.string(), 'moment', problem);

export const WebAddress = textThat((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), 'is not a web address');

/** A base address to test whether a text is a relative name. */
const PICTURES = 'https://pictures.invalid/';

/** Whether a value is a name below the deployment's own address of pictures. */
const isName = (value: string) =>
  !value.includes(':') && URL.parse(value, PICTURES)?.origin === new URL(PICTURES).origin;

const isPicture = (value: string) => isName(value) || (/^https?:\/\//i.test(value) && URL.canParse(value));

/** A picture by name or address, as the widget reads it. */
export const Picture = textThat(isPicture, 'is neither a web address nor a plain name');

/** A picture by name, address or number. */
export const PictureId = s.refine(
  s.union([s.number(), s.string()]),
  'picture',
  (value) => typeof value === 'number' || isPicture(value) || `"${value}" is neither a web address nor a plain name`,
);

/** A host name alone, such as `news.example`. */
export const HostName = s.refine(s.nonempty(s.string()), 'host name', (value) => {
  const url = URL.parse(`https://${value}`);
  return url?.href === `https://${value.toLowerCase()}/` || `"${value}" is not a host name`;
});
