/** Upper bounds of what a reader can send: far above honest use, far below what would strain the database. */
export const MAX_NAME_CHARS = 200;
export const MAX_ADDRESS_CHARS = 500;
export const MAX_TEXT_CHARS = 10_000;
export const MAX_URL_CHARS = 2_048;
/** The largest body of `Widget/RecordActivity` or `Widget/RecordTimings`, with room for some forty actions. */
export const MAX_RECORD_BYTES = 8 * 1024;
