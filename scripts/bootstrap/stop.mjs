/** Ends the bootstrap with words for a person instead of a stack trace. */
export class Stop extends Error {}
