import type { Span } from '../../media/storage/storage.ts';

const RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * Reads a Range header (RFC 9110 §14.2) for a file of `size` bytes.
 *
 * @returns the part to send; `null` where the whole file is sent, as for several parts at once; `outside` where there
 * is no such part
 */
export function spanOf(header: string | undefined, size: number): Span | null | 'outside' {
  const [, from = '', to = ''] = RANGE.exec(header ?? '') ?? [];
  if (!from && !to) return null;
  const start = from ? Number(from) : Math.max(0, size - Number(to));
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1;
  return start > end ? 'outside' : { start, end };
}
