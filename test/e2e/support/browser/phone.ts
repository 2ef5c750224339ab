/** A small phone, in whose article the demonstration's widget is 320 × 533; CSS px. */
export const PHONE = { width: 352, height: 640, hasTouch: true, isMobile: true };
