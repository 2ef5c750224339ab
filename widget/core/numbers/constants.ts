/**
 * The numbers of spec §9, named with their units, including those that only one kind uses. Those that style sheets alone
 * need stand there, and `test/wide/states/shell.test.ts` holds them to it.
 */

export const WIDGET_WIDTH_PX = 620;
export const WIDGET_HEIGHT_PX = 362;
export const NARROW_HEIGHT_PX = 533;
export const NARROW_BELOW_PX = 480;
export const NOTICE_BAR_WIDE_PX = 24;
export const NOTICE_BAR_NARROW_PX = 32;

export const BASE_FONT_PX = 16;
/**
 * Titles scale in steps between these, in percent of the base font size. For descriptions spec §9 prints a maximum of 100
 * percent, and for scaling text a minimum of 20: every other text keeps its size, 100 percent, and none is under 13 px,
 * since nobody could read text of 20 percent (contract §8).
 */
export const TITLE_MIN_PERCENT = 125;
export const TITLE_MAX_PERCENT = 195;

export const DEFAULT_ACCENT_COLOR = '#eb0052';
/** Of widgets in the dark whose theme names no ground for that. */
export const DARK_BACKGROUND_COLOR = '#16191c';
export const DEFAULT_BACKGROUND_COLOR = 'white';
export const DEFAULT_FONT_FAMILY = 'Averta';

export const DEFAULT_DONATION_AMOUNTS = [25, 50, 100];
/** Chosen before the reader chooses. */
export const DEFAULT_DONATION_AMOUNT = 10;
/** After a donation was begun, until its next screen; so long the submitting flag is set. */
export const DONATION_DETAILS_MS = 1_000;
/** After a donation was paid, until its thanks, and from then until the submitting flag clears. */
export const DONATION_SUCCESS_MS = 1_500;
export const DONATION_SUBMITTED_MS = 700;
/** After the return to the amounts, until the payment provider is cleared. */
export const DONATION_CLEAR_MS = 500;

/** Numbers and bars of a result or of thanks grow this long, within the countdown. */
export const COUNT_UP_MS = 600;

export const COUNTDOWN_SECONDS = 6;
/** Countdown of polls and quizzes, whose results are read quickly (spec §4). */
export const GLANCE_SECONDS = 2;
/** After an answer by slider on a choose-many card, until its list is shown again (spec §4). */
export const SLIDER_SECONDS_TO_LIST = 5;

/** Minimum time between two calls with answers by slider. */
export const SLIDER_THROTTLE_MS = 500;
/** Number of parts in the distribution of a sentiment poll's answers. */
export const SENTIMENT_BUCKETS = 12;

export const MIN_MESSAGE_CHARS = 50;
export const MIN_SUBJECT_CHARS = 10;
export const MIN_PHONE_CHARS = 7;
export const MAX_POSTAL_CODE_CHARS = 10;
export const EARLIEST_BIRTH_YEAR = 1900;

export const HTTP_TIMEOUT_MS = 10_000;
/** Retries of the widget's request and of every GET. */
export const RETRIES = 2;
/** A longer `Retry-After` is not waited for: the reader is looking at an empty card. */
export const MAX_RETRY_AFTER_MS = 20_000;

export const MAPS_RETRIES = 3;
/** Radius around the IP location, in metres; addresses within rank first. */
export const ADDRESS_BIAS_M = 1_000;
/** Pause in typing before addresses are looked up. */
export const ADDRESS_DEBOUNCE_MS = 250;
/** Pause in typing before an address entered by hand is taken. */
export const ADDRESS_BY_HAND_PAUSE_MS = 800;
/** A look-up that takes longer is reported to the reader as slow. */
export const ADDRESS_SLOW_MS = 3_000;

export const SCREEN_TRANSITION_MS = 650;
export const BACK_TRANSITION_MS = 750;
export const NEXT_CARD_TRANSITION_MS = 800;
export const LOCAL_REPRESENTATIVE_MS = 1_000;
export const CAROUSEL_THROTTLE_MS = 700;
export const PREVIEW_DEBOUNCE_MS = 500;
/** Minimum time between two reloads after a crash. */
export const RELOAD_GUARD_MS = 60_000;
export const ALERT_VISIBLE_MS = 5_000;
export const COPIED_VISIBLE_MS = 1_000;

export const RESIZE_THROTTLE_MS = 16;
export const RESIZE_LOCK_MS = 128;

/** Without an answer from a loader within this time, the widget runs stand-alone (contract §5). */
export const LOADER_ANSWER_MS = 1_500;

/** Time for pending requests before a host removes the frame because of an ad blocker. */
export const LAST_WORD_MS = 1_000;

/** The standard of the Media Rating Council: half of the widget in view for a second. */
export const STANDARD_VIEW = { percentage: 50, seconds: 1 };

/** Upper limit of a publisher's viewability setting. */
export const MAX_VIEWABILITY_SECONDS = 60;

/** Length of the user agent in an error report. */
export const MAX_USER_AGENT_CHARS = 255;

export const TERMS_PUBLISHER_ID = 54;

/** Maximum length of a post on X, and the length that X counts for any link, whatever its own. */
export const X_POST_CHARS = 280;
export const X_LINK_CHARS = 23;
