/**
 * Every call of spec §7 and contract §6, by group. A feature imports its own group only, so that the first card does
 * not carry the structs of the others. The server and the tests import all of them from here.
 */

import * as contacts from './calls/contacts.ts';
import * as donations from './calls/donations.ts';
import * as forms from './calls/forms.ts';
import * as lawmakers from './calls/lawmakers.ts';
import * as media from './calls/media.ts';
import * as notes from './calls/notes.ts';
import * as polls from './calls/polls.ts';
import * as widget from './calls/widget.ts';

export type { Call } from './calls/call.ts';

export const calls = { ...contacts, ...donations, ...forms, ...lawmakers, ...media, ...notes, ...polls, ...widget };

export type CallName = keyof typeof calls;
