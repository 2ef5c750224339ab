/** Browsers whose user agent includes Safari's name, and often its `Version/`. */
const NOT_SAFARI = /Chrome|Chromium|CriOS|FxiOS|EdgiOS|OPT\/|OPiOS|DuckDuckGo|Ddg\/|Android/;

/** Whether it is really Safari, where tracking is off (spec §4). */
export const isSafari = (userAgent: string) => /Version\/.*Safari\//.test(userAgent) && !NOT_SAFARI.test(userAgent);
