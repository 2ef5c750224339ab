/**
 * Structs of all requests and answers (spec §7, contract §6). The server checks both with them. The widget checks
 * answers, and uses only the types of requests.
 */
export * from './wire/addresses.ts';
export * from './wire/answers/contacts.ts';
export * from './wire/answers/donations.ts';
export * from './wire/answers/forms.ts';
export * from './wire/answers/media.ts';
export * from './wire/answers/polls.ts';
export * from './wire/common.ts';
export * from './wire/common.ts';
export * from './wire/hours.ts';
export * from './wire/lawmakers.ts';
export * from './wire/limits.ts';
export * from './wire/partners.ts';
export * from './wire/requests/common.ts';
export * from './wire/requests/notes.ts';
export * from './wire/requests/queries.ts';
export * from './wire/requests/submissions.ts';
export * from './wire/widget.ts';
