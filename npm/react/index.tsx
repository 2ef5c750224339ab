'use client';
import { type CSSProperties, type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { guard } from '../../loader/page/guard.ts';
import { EMBED } from '../../loader/protocol.ts';
import type { CivicActionEvent, CivicActionOptions } from '../civic-action.ts';
import { mount } from './mount.ts';
import { placementStyle, restyle, spaceStyle } from './size.ts';

/** Options with a value, named as the loader names the attributes. */
const TEXTS = [
  ...(['widgetRequestId', 'widgetPreviewId', 'articleUrl', 'articleUrlTracking', 'consent', 'width'] as const),
  ...(['height', 'loading', 'designVariant', 'mode', 'lineItemId', 'adNetworkDomain'] as const),
  ...(['timings', 'timingsRate', 'colorScheme'] as const),
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
function addressOf({ origin, widgetRequestId }: { origin?: string | null } & CivicActionOptions) {
  const root = String(origin ?? __ORIGIN__).replace(/\/+$/, '');
  // encodeURIComponent throws for a lone surrogate. URLSearchParams replaces it, as it does in the loader.
  const id = new URLSearchParams([['', String(widgetRequestId ?? '')]]).get('') as string;
  return { origin: root, share: root && id ? `${root}/share/${encodeURIComponent(id)}` : undefined };
}

export type CivicActionProps = CivicActionOptions & {
  /** Where Civic Action runs, such as `https://widgets.example`; the same in the whole page. */
  origin: string;
  className?: string;
  style?: CSSProperties;
  /** Shown until the widget is there, and where it never comes; by default a link to its share page. */
  fallback?: ReactNode;
  onEvent?: (event: CivicActionEvent) => void;
  /** The widget has this height, in CSS pixels. */
  onResize?: (height: number) => void;
};

/**
 * A placement (contract §2) with its reserved space, also on the server. The frame is in a shadow root, which React knows
 * nothing of; what React draws shows through a slot there, which the script takes out and puts back.
 */
export function CivicAction(props: CivicActionProps): ReactElement {
  const { className, style, fallback, onEvent, onResize } = props;
  const placement = useRef<HTMLDivElement>(null);
  const listener = useRef<((event: CivicActionEvent) => void) | undefined>(undefined);
  const { origin, share } = addressOf(props);
  const options = JSON.stringify(dataOf(props));

  // Before the next effect, and each time: another function is no reason to load the widget again.
  useEffect(() => {
    listener.current = (event) => {
      guard(() => onEvent?.(event))();
      if (event.type === 'resize') guard(() => onResize?.(event.detail.height))();
    };
  });
  useEffect(() => {
    if (placement.current)
      return mount(placement.current, { origin, options, tell: (event) => listener.current?.(event) });
  }, [origin, options]);

  return (
    <div
      ref={placement}
      data-civic-action-react=""
      className={className}
      style={{ ...placementStyle(props), ...style }}
    >
      <canvas ref={restyle} style={spaceStyle(props)} />
      {fallback === undefined && share ? <a href={share}>Take action</a> : fallback}
    </div>
  );
}
