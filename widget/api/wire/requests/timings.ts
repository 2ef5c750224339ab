import * as s from 'superstruct';
import { Finite, Id, maybe, Short } from '../common.ts';
import { only, Url } from './common.ts';

const Milliseconds = maybe(s.min(Finite, 0));

/** `Widget/RecordTimings` (contract §3): ms since `start`, without stages that were not reached. */
export const RecordTimingsRequest = s.type({
  widgetRequestId: maybe(Id),
  articleUrlTracking: maybe(Url),
  embedType: maybe(s.number()),
  mode: maybe(Short),
  version: maybe(Short),
  effectiveConnectionType: maybe(Short),
  stages: only({
    config: Milliseconds,
    adblock: Milliseconds,
    frame: Milliseconds,
    load: Milliseconds,
    ready: Milliseconds,
    loaded: Milliseconds,
    visible: Milliseconds,
  }),
});
export type RecordTimingsRequest = s.Infer<typeof RecordTimingsRequest>;
