import type { Trouble } from '../model/recording.ts';

/** Errors of `getUserMedia` by name (W3C Media Capture §10.3; older Safari and Firefox have other names). */
const NAMED: Record<string, Trouble> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  PermissionDeniedError: 'denied',
  NotFoundError: 'noCamera',
  DevicesNotFoundError: 'noCamera',
  OverconstrainedError: 'noCamera',
  NotReadableError: 'cameraBusy',
  AbortError: 'cameraBusy',
  TrackStartError: 'cameraBusy',
  TypeError: 'notSupported',
  NotSupportedError: 'notSupported',
};

export const troubleOf = (error: unknown): Trouble => NAMED[(error as Error | null)?.name ?? ''] ?? 'lost';
