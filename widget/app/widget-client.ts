import type { ReadonlySignal } from '@preact/signals-core';
import { type Client, createClient } from '../api/client.ts';
import { genericFields } from '../config/params.ts';
import { FINGERPRINT, type Permits } from '../model/consent.ts';
import type { AnalyticsIds } from '../tracking/partners/context.ts';
import type { WidgetOptions } from './options.ts';

type Needed = Pick<WidgetOptions, 'config' | 'params' | 'mode' | 'answers' | 'report'>;

/** The API client of one widget. @param ids read at each call, since analytics fills them while it runs */
export const createWidgetClient = (
  { config, params, mode, answers, report }: Needed,
  consent: ReadonlySignal<Permits>,
  ids: AnalyticsIds,
): Client =>
  createClient({
    base: config.apiBase,
    mode,
    generic: () => ({ ...genericFields(params), ...ids }),
    ...(answers && { answers }),
    visitorPrint: async () =>
      consent.value(FINGERPRINT) ? (await import('../browser/visitor-print.ts')).visitorPrint() : null,
    report,
  });
