import * as s from 'superstruct';
import { Finite, Id, maybe } from './common.ts';

/** What readers have answered, as far as an action's kind has results. */
const FinalResults = () =>
  s.type({
    /** Of a poll or a quiz, 0 to 100. */
    results: maybe(s.array(s.type({ answerId: Id, percentage: Finite }))),
    /** Of a sentiment poll: 12 counts from low to high. */
    resultDistribution: maybe(s.array(Finite)),
    /** Of a speedometer. */
    correctValue: maybe(Finite),
  });

/** A widget's hours by the server's clock; readers' clocks may be wrong. */
export const HoursNow = () =>
  s.type({
    state: s.enums(['notOpen', 'open', 'closed']),
    /** Until the widget opens or closes; missing where neither will come, and in a page that many readers share. */
    secondsLeft: maybe(Finite),
    /** After closing, by action identifier. */
    results: maybe(s.record(s.string(), FinalResults())),
  });

export type HoursNow = s.Infer<ReturnType<typeof HoursNow>>;
export type FinalResults = s.Infer<ReturnType<typeof FinalResults>>;
