import * as s from 'superstruct';
import { Finite, Id, maybe } from './common.ts';

/** What readers have answered, as far as an action's kind has results. */
const FinalResults = () =>
  s.type({
    /** How many have taken the action. */
    endUsersCount: maybe(Finite),
    /** Of a poll or a quiz, 0 to 100. */
    results: maybe(s.array(s.type({ answerId: Id, percentage: Finite }))),
    /** Of a sentiment poll: 12 counts from low to high. */
    resultDistribution: maybe(s.array(Finite)),
    /** Of a speedometer. */
    correctValue: maybe(Finite),
  });

/** When a widget opens and closes, as its content says (contract §6). */
export const Hours = () =>
  s.type({
    /** ISO 8601. */
    opensAt: maybe(s.string()),
    closesAt: maybe(s.string()),
    closed: maybe(s.type({ title: maybe(s.string()), text: maybe(s.string()) })),
  });
export type Hours = s.Infer<ReturnType<typeof Hours>>;

/** The same by the server's clock; readers' clocks may be wrong. */
export const HoursNow = () =>
  s.type({
    ...Hours().schema,
    state: s.enums(['notOpen', 'open', 'closed']),
    /** Until the widget opens or closes; missing where neither will come, and in a page that many readers share. */
    secondsLeft: maybe(Finite),
    /** After closing, by action identifier. */
    results: maybe(s.record(s.string(), FinalResults())),
  });

export type HoursNow = s.Infer<ReturnType<typeof HoursNow>>;
export type FinalResults = s.Infer<ReturnType<typeof FinalResults>>;
