import { EMBED } from '../../loader/protocol.ts';
import type { CivicActionOptions } from '../civic-action.ts';

/** Options with a value, named as the loader names the attributes. */
const TEXTS = [
  ...(['widgetRequestId', 'widgetPreviewId', 'articleUrl', 'articleUrlTracking', 'consent', 'width'] as const),
  ...(['height', 'loading', 'designVariant', 'mode', 'lineItemId', 'adNetworkDomain'] as const),
  ...(['timings', 'timingsRate'] as const),
];

/** Options that count where they are present. */
const FLAGS = ['sponsored', 'notice', 'disableTracking', 'dataLayer'] as const;

/** What the loader would read from a placement's attributes. */
export function dataOf(options: CivicActionOptions): Record<string, string> {
  const data: Record<string, string> = {};
  for (const name of TEXTS) if (options[name] != null) data[name] = String(options[name]);
  for (const name of FLAGS) if (options[name]) data[name] = '';
  const isById = data.widgetRequestId || data.widgetPreviewId;
  return { ...data, embedType: `${isById ? EMBED.ReactOnlyWidgetId : EMBED.ReactOnly}` };
}

/** Where the script is, and the widget's own page, if it has one. Not every page gives an origin that a type asks for. */
export function addressOf({ origin, widgetRequestId }: { origin?: string | null } & CivicActionOptions) {
  const root = String(origin ?? __ORIGIN__).replace(/\/+$/, '');
  // encodeURIComponent throws for a lone surrogate. URLSearchParams replaces it, as it does in the loader.
  const id = new URLSearchParams([['', String(widgetRequestId ?? '')]]).get('') as string;
  return { origin: root, share: root && id ? `${root}/share/${encodeURIComponent(id)}` : undefined };
}
