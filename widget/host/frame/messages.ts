import type { HostMessage } from '../../../loader/protocol.ts';
import { isRecord } from '../../model/is-record.ts';

const isOption = (value: unknown) => ['string', 'number', 'undefined'].includes(typeof value);

const SHAPES: Record<HostMessage['type'], (data: Record<string, unknown>) => boolean> = {
  visible: ({ kind }) => kind === 'standard' || kind === 'custom',
  adBlock: ({ detected }) => typeof detected === 'boolean',
  consent: (data) => typeof data.consent === 'string' && Object.values(data).every(isOption),
  previewState: ({ state }) => isRecord(state),
  timings: ({ stages }) => isRecord(stages) && Object.values(stages).every((ms) => typeof ms === 'number'),
};

/** @returns the message, or `null` for anything else (contract §5) */
export function parseHostMessage(data: unknown): HostMessage | null {
  if (!isRecord(data) || typeof data.type !== 'string' || !Object.hasOwn(SHAPES, data.type)) return null;
  return SHAPES[data.type as HostMessage['type']](data) ? (data as HostMessage) : null;
}
