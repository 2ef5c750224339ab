import type { HostKind } from './speaker.ts';

/** Before each message of iframe-resizer 4 and 5, which is text with colons between its fields. */
const PREFIX = '[iFrameSizer]';

/** Version 4 sends 16 fields, version 5 sends 24; no other message has that many. */
const LEAST_FIELDS = 15;
const SIZES_WIDTH = 2;

/** The frame's id in the page, from the message that a parent begins with; it repeats that. */
function idIn(data: unknown): string | null {
  if (typeof data !== 'string' || !data.startsWith(PREFIX)) return null;
  const fields = data.slice(PREFIX.length).split(':');
  const isFirst = fields.length >= LEAST_FIELDS && ['true', 'false'].includes(fields[SIZES_WIDTH] ?? '');
  return isFirst ? (fields[0] ?? null) : null;
}

/** Parents of iframe-resizer 4 and 5. Written from their wire format. */
export const iframeResizer: HostKind = (first, { say, size }) => {
  let id = idIn(first);
  if (id === null) return null;
  let height = size().height;
  // Version 5 passes over a height or a width of 0.
  const tell = (type: 'init' | 'size') => say(`${PREFIX}${id}:${Math.max(height, 1)}:${size().width}:${type}`);
  tell('init');
  return {
    hear(data) {
      const next = idIn(data);
      if (next !== null) {
        id = next;
        tell('init');
      } else if (data === `${PREFIX}resize`) tell('size');
    },
    height(px) {
      height = px;
      tell('size');
    },
  };
};
