/**
 * Features and properties that some of the oldest browsers lack but that may be used, with the effect of their absence.
 * An entry that nothing uses is an error too.
 */
export const WITHOUT: Record<string, string> = {
  'HTMLIFrameElement.loading': 'compared only: an adopted frame is watched at once',
  'Navigator.share': 'asked first: the device’s own sharing is not offered',
  'Navigator.canShare': 'asked first: an address can be shared',
  requestIdleCallback: 'asked first: a timer',
  'Window.requestIdleCallback': 'asked first: a timer',

  // Libraries
  reportError: 'asked first (React)',
  setImmediate: 'asked first (React)',
  navigation: 'asked first (React)',
  'Symbol.dispose': 'asked first, or harmless: `undefined` as a name (signals)',

  // Our own methods, whose names are those of built-in classes
  '.adopt()': 'of a form that is kept',
  '.dispose()': 'of a widget',
  '.resize()': 'of the host',
  '.take()': 'of the frame’s first lines',
  '.use()': 'of React',

  // Styles
  'overflow: clip': 'a panel is there at once instead of sliding in',
  cursor: 'phones have none',
  resize: 'a text field keeps its height, and scrolls',
  'text-wrap': 'lines are not balanced',
  'align-content': 'a slide’s words are spread over its height',
  'user-select': 'a number is chosen by hand',
  '(forced-colors)': 'the bars keep the theme’s colors',
  'overscroll-behavior': 'what cannot be scrolled further scrolls the page',
};

/** Features that only the whole layout needs; `widget/styles/base.css` says what is shown without them. */
export const LAYOUT = new Set(['@container', 'container', 'cqw']);
