/** Structs of everything sent and received (spec §7, contract §6). The server validates with the same ones. */
export * from './wire/activity.ts';
export * from './wire/addresses.ts';
export * from './wire/answers.ts';
export * from './wire/common.ts';
export * from './wire/completion.ts';
export * from './wire/contacts.ts';
export * from './wire/donations.ts';
export * from './wire/entered.ts';
export * from './wire/fields.ts';
export * from './wire/forms.ts';
export * from './wire/get-actions.ts';
export * from './wire/lawmakers.ts';
export * from './wire/media.ts';
export * from './wire/polls.ts';
export * from './wire/timings.ts';
export * from './wire/widget.ts';
