import { localeOf } from '../../widgets/in-language.ts';
import { textOf, type WidgetView } from '../view.ts';
import type { Remark } from './remark.ts';

function withoutCopy({ fields }: WidgetView): Remark[] {
  const locale = textOf(fields.languageLocale).trim();
  if (localeOf(locale) !== null) return [];
  return [{ path: 'languageLocale', message: `there is no copy for "${locale}": buttons and messages are in English` }];
}

const DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** JavaScript reads February 30 as March 2. */
function isDate(text: string): boolean {
  const day = text.slice(0, 10);
  const time = Date.parse(`${day}T00:00Z`);
  return DATE.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

function undated({ fields: { publishedDate: date } }: WidgetView): Remark[] {
  if (date === undefined || date === null || isDate(String(date))) return [];
  const message = `"${date}" is no date such as 2026-11-12 or 2026-11-12T08:00:00Z: it is reported unchanged`;
  return [{ path: 'publishedDate', message }];
}

const isGiven = (value: unknown) => value !== undefined && value !== null;

function neverClosed({ fields: { closed, opensAt, closesAt } }: WidgetView): Remark[] {
  if (!isGiven(closed) || isGiven(opensAt) || isGiven(closesAt)) return [];
  return [{ path: 'closed', message: 'is never shown: the widget has neither opensAt nor closesAt' }];
}

export const widgetRemarks = (widget: WidgetView): Remark[] => [
  ...withoutCopy(widget),
  ...undated(widget),
  ...neverClosed(widget),
];
