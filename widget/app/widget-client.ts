import type { ReadonlySignal } from '@preact/signals-core';
import type { Consent } from '../../loader/protocol.ts';
import { type Client, createClient } from '../api/client.ts';
import { genericFields } from '../config/params.ts';
import type { AnalyticsIds } from '../tracking/partners/context.ts';
import type { WidgetOptions } from './options.ts';

type Needed = Pick<WidgetOptions, 'config' | 'params' | 'mode' | 'answers' | 'report'>;

/** The API client of one widget. @param ids read at each call, since analytics fills them while it runs */
export const createWidgetClient = (
  { config, params, mode, answers, report }: Needed,
  consent: ReadonlySignal<Consent>,
  ids: AnalyticsIds,
): Client =>
  createClient({
    base: config.apiBase,
    mode,
    generic: () => ({ ...genericFields(params), ...ids }),
    ...(answers && { answers }),
    visitorPrint: async () =>
      consent.value === 'granted' ? (await import('../browser/visitor-print.ts')).visitorPrint() : null,
    report,
  });
