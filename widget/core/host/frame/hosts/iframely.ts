import { EMBED } from '../../../../../loader/protocol.ts';
import { isRecord } from '../../../model/value.ts';
import type { HostKind } from './speaker.ts';

/** Its discovery link gives our frame this embed type (contract §2). */
const IFRAMELY = String(EMBED.Iframely);

/** What embed.js says to frames unasked, as JSON text; `register` was the first releases'. */
const METHODS: readonly unknown[] = ['getSize', 'setTheme', 'register'];

function parse(data: unknown): Record<string, unknown> | null {
  if (typeof data !== 'string' || !data.startsWith('{')) return null;
  try {
    const message: unknown = JSON.parse(data);
    return isRecord(message) && METHODS.includes(message.method) ? message : null;
  } catch {
    return null;
  }
}

/** Iframely's embed.js. */
export const iframely: HostKind = (first, { address, say }) => {
  const message = parse(first);
  if (!message && address.searchParams.get('embedType') !== IFRAMELY) return null;
  /** By a part of its address embed.js finds the frame, in a selector. */
  const src = address.origin + address.pathname;
  let windowId = message?.windowId;
  let height = 0;
  function tell() {
    if (!height) return;
    say({ type: 'embed-size', src, height });
    if (typeof windowId === 'number') say(JSON.stringify({ method: 'resize', windowId, height }));
  }
  return {
    hear(data) {
      const heard = parse(data);
      if (!heard) return;
      windowId = heard.windowId ?? windowId;
      tell();
    },
    height(px) {
      height = px;
      if (px) tell();
      else say({ method: 'cancelWidget', src });
    },
  };
};
