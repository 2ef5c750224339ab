/** How a call went (spec §3), by number on the wire. */
export const COMPLETION_TYPE = { Contacted: 0, Voicemail: 1, Unavailable: 2, Skipped: 3 } as const;
export type CompletionType = keyof typeof COMPLETION_TYPE;

/** A skip is not contact: the API never hears of it (spec §4). */
export type CallOutcome = Exclude<CompletionType, 'Skipped'>;
