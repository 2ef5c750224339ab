/** The frame in hosts other than our loader (docs/hosts.md). */
import { isOpaque } from '../../../browser/is-opaque.ts';
import { readConfig } from '../../../config/config.ts';
import { amp } from './amp.ts';
import { iframeResizer } from './iframe-resizer.ts';
import { iframely } from './iframely.ts';
import type { Frame, HostKind, Speaker } from './speaker.ts';
import { wordPress } from './wordpress.ts';

const KINDS: readonly HostKind[] = [iframeResizer, amp, iframely, wordPress];

/** What a screen is there for; what stands beside it, such as a privacy notice, must not take what was typed away. */
const LEADING = 'a[target=_blank]:is(.ca-big, .ca-link)';

/** Pages without an origin of their own hear what is sent to anybody; what goes out names no reader. */
const ANYBODY = '*';

type Met = { speaker: Speaker; origin: string | null };

export type Told = Pick<Frame, 'measured' | 'visible' | 'custom'> & {
  /** The last that is known, CSS px; -1 before there is one. */
  height(): number;
};

/** Meets hosts as they show themselves; each is heard from one origin only. */
export function createHosts({ height: lastHeight, ...told }: Told) {
  const met = new Map<HostKind, Met>();
  const size = () => ({ width: innerWidth, height: innerHeight });
  const frame = { ...told, size, address: new URL(location.href) };
  let height = -1;

  function meet(kind: HostKind, data: unknown, origin: string | null) {
    const host: Partial<Met> = { origin };
    const say = (message: unknown) => {
      const { origin: target } = host;
      if (parent !== window) parent.postMessage(message, target && target !== 'null' ? target : ANYBODY);
    };
    const speaker = kind(data, { ...frame, say });
    if (!speaker) return;
    met.set(kind, Object.assign(host, { speaker, origin }));
    if (height >= 0) speaker.height(height);
  }

  const open = (href: string) => [...met.values()].some(({ speaker }) => speaker.open?.(href));

  function ownPage() {
    const id = frame.address.searchParams.get('widgetRequestId');
    return id ? new URL(encodeURIComponent(id), readConfig(location.origin).shareBase).href : '';
  }

  /**
   * A sandbox that opens no window: what leads out of it leads to the widget's own page, through the host, which may
   * ignore that. The press counts there; here the address comes to be copied (share/BlockedLink.tsx).
   */
  function leadOut(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(LEADING);
    // A press that the page's first lines hold comes again.
    if (link && !event.defaultPrevented) open(link.href) || open(ownPage());
  }

  /** Those whom the frame's address shows: browsers may say whose page it is. */
  const above = location.ancestorOrigins?.[0] ?? /^https?:\/\/[^/]+/.exec(document.referrer)?.[0] ?? null;
  for (const kind of KINDS) meet(kind, null, above);
  if (isOpaque()) addEventListener('click', leadOut, true);

  /** @param event a message of the parent; any other window's must not come here */
  function hear({ data, origin }: Pick<MessageEvent, 'data' | 'origin'>) {
    for (const kind of KINDS) {
      const host = met.get(kind);
      if (!host) {
        meet(kind, data, origin);
        continue;
      }
      host.origin ??= origin;
      if (host.origin === origin) host.speaker.hear(data);
    }
  }

  return {
    hear,
    /** Height or thresholds may have changed. */
    changed() {
      const isNew = height !== lastHeight();
      height = lastHeight();
      for (const { speaker } of met.values()) {
        if (isNew) speaker.height(height);
        speaker.changed?.();
      }
    },
    stop() {
      removeEventListener('click', leadOut, true);
      for (const { speaker } of met.values()) speaker.stop?.();
      met.clear();
    },
  };
}
