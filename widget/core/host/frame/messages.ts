import type { HostMessage, TimingsMessage } from '../../../../loader/protocol.ts';
import { isRecord } from '../../model/value.ts';

/** Timings are heard by what sends them (duties.ts). */
export type Heard = Exclude<HostMessage, TimingsMessage>;

const isOption = (value: unknown) => ['string', 'number', 'undefined'].includes(typeof value);

const SHAPES: Record<Heard['type'], (data: Record<string, unknown>) => boolean> = {
  visible: ({ kind }) => kind === 'standard' || kind === 'custom',
  adBlock: ({ detected }) => typeof detected === 'boolean',
  consent: (data) => typeof data.consent === 'string' && Object.values(data).every(isOption),
  previewState: ({ state }) => isRecord(state),
};

/** @returns the message, or `null` for anything else (contract §5) */
export function parseHostMessage(data: unknown): Heard | null {
  if (!isRecord(data) || typeof data.type !== 'string' || !Object.hasOwn(SHAPES, data.type)) return null;
  return SHAPES[data.type as Heard['type']](data) ? (data as Heard) : null;
}
