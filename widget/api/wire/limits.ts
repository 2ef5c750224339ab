/** Upper bounds of what a visitor can send: far above honest use, far below what would hurt a database row. */
export const MAX_NAME_CHARS = 200;
export const MAX_ADDRESS_CHARS = 500;
export const MAX_TEXT_CHARS = 10_000;
export const MAX_URL_CHARS = 2_048;
/** Of a whole body of `Widget/RecordActivity` or `Widget/RecordTimings`: room for some forty actions. */
export const MAX_RECORD_BYTES = 8 * 1024;
