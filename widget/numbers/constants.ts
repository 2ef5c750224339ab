/** Every number of spec §9, named with its unit. Those that only one kind needs stand here too: this is the place to look. */

export const WIDGET_WIDTH_PX = 620;
export const WIDGET_HEIGHT_PX = 362;
export const NARROW_HEIGHT_PX = 533;
export const NARROW_BELOW_PX = 480;
export const NOTICE_BAR_WIDE_PX = 24;
export const NOTICE_BAR_NARROW_PX = 32;

export const BASE_FONT_PX = 16;
/** Of the base font, like `TEXT_MAX_PERCENT`: how far texts that scale by themselves may grow. */
export const TITLE_MAX_PERCENT = 195;
export const TEXT_MAX_PERCENT = 100;

export const DEFAULT_ACCENT_COLOR = '#eb0052';
export const DEFAULT_BACKGROUND_COLOR = 'white';
export const DEFAULT_FONT_FAMILY = 'Averta';

export const DEFAULT_DONATION_AMOUNTS = [25, 50, 100];

export const COUNTDOWN_SECONDS = 6;
/** Of what is read at a glance: polls and quizzes (spec §4). */
export const GLANCE_SECONDS = 2;

export const MIN_MESSAGE_CHARS = 50;
export const MIN_SUBJECT_CHARS = 10;
export const MIN_PHONE_CHARS = 7;
export const MAX_POSTAL_CODE_CHARS = 10;
export const EARLIEST_BIRTH_YEAR = 1900;

export const HTTP_TIMEOUT_MS = 10_000;
/** Of the widget's request, and of every GET. */
export const RETRIES = 2;
/** A server that wants to be left alone for longer is not asked again: somebody looks at an empty card. */
export const MAX_RETRY_AFTER_MS = 20_000;

export const MAPS_RETRIES = 3;
/** Around the visitor's address on the network; places within come first. */
export const ADDRESS_BIAS_M = 1_000;
/** A pause in typing after which addresses are looked up. */
export const ADDRESS_DEBOUNCE_MS = 250;
/** An address in parts counts when nobody has typed for so long. */
export const ADDRESS_BY_HAND_PAUSE_MS = 800;
/** A look-up that takes longer is said to be slow. */
export const ADDRESS_SLOW_MS = 3_000;

export const SCREEN_TRANSITION_MS = 650;
export const BACK_TRANSITION_MS = 750;
export const NEXT_CARD_TRANSITION_MS = 800;
export const LOCAL_REPRESENTATIVE_MS = 1_000;
export const CAROUSEL_THROTTLE_MS = 700;
export const PREVIEW_DEBOUNCE_MS = 500;
/** A crash reloads the frame at most this often. */
export const RELOAD_GUARD_MS = 60_000;
export const ALERT_VISIBLE_MS = 5_000;
export const COPIED_VISIBLE_MS = 1_000;

export const RESIZE_THROTTLE_MS = 16;
export const RESIZE_LOCK_MS = 128;

/** No answer from a loader within this time: the widget looks after itself (contract §5). */
export const LOADER_ANSWER_MS = 1_500;

/** A host that hears of an ad blocker takes the frame away: what is still to be sent has so long. */
export const LAST_WORD_MS = 1_000;

/** A publisher's own viewability waits no longer. */
export const MAX_VIEWABILITY_SECONDS = 60;

/** Of the browser's name in an error report. */
export const MAX_USER_AGENT_CHARS = 255;

export const TERMS_PUBLISHER_ID = 54;

/** What X lets a post weigh, and what it counts for any link: it makes a short one of its own of every address. */
export const X_POST_CHARS = 280;
export const X_LINK_CHARS = 23;
