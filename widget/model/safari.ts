/** They carry Safari's name, and most of them its `Version/` too. */
const NOT_SAFARI = /Chrome|Chromium|CriOS|FxiOS|EdgiOS|OPT\/|OPiOS|DuckDuckGo|Ddg\/|Android/;

/** Safari, and not the browsers that carry its name: tracking is off there (spec §4). */
export const isSafari = (userAgent: string) => /Version\/.*Safari\//.test(userAgent) && !NOT_SAFARI.test(userAgent);
