/**
 * Every call of spec §7 and contract §6, a line each in its group's table. A feature imports its own group, so that the
 * first card does not carry the shapes of the others; the server and the tests import them all from here.
 */
import * as activity from './calls/activity.ts';
import * as contacts from './calls/contacts.ts';
import * as donations from './calls/donations.ts';
import * as forms from './calls/forms.ts';
import * as lawmakers from './calls/lawmakers.ts';
import * as media from './calls/media.ts';
import * as polls from './calls/polls.ts';
import * as timings from './calls/timings.ts';
import * as widget from './calls/widget.ts';

export type { Call } from './calls/call.ts';

export const calls = {
  ...activity,
  ...contacts,
  ...donations,
  ...forms,
  ...lawmakers,
  ...media,
  ...polls,
  ...timings,
  ...widget,
};

export type CallName = keyof typeof calls;
