/**
 * What some of the oldest browsers lack and may be used all the same, by feature or by property, with what a reader has
 * there instead. One that nothing uses any more is a fault too.
 */
export const WITHOUT: Record<string, string> = {
  'HTMLIFrameElement.loading': 'compared only: an adopted frame is watched at once',
  'Navigator.share': 'asked first: the device’s own sharing is not offered',
  'Navigator.canShare': 'asked first: an address can be shared',
  requestIdleCallback: 'asked first: a timer',

  // Libraries
  reportError: 'asked first (React)',
  setImmediate: 'asked first (React)',
  navigation: 'asked first (React)',
  'Symbol.dispose': 'asked first, or harmless: `undefined` as a name (signals)',
  TransformStream: 'asked first (ky)',
  'AbortSignal.any': 'asked first (ky)',

  // Ours, by names that classes of the language have as well
  '.adopt()': 'of a form that is kept',
  '.dispose()': 'of a widget',
  '.resize()': 'of the host',
  '.take()': 'of the frame’s first lines',
  '.use()': 'of React',

  // Styles
  ':has': 'a list of addresses that is open may lie beneath the foot of its dialog, which scrolls',
  'overflow: clip': 'a panel is there at once instead of sliding in',
  cursor: 'phones have none',
  resize: 'a text field keeps its height, and scrolls',
  'text-wrap': 'lines are not balanced',
  'align-content': 'a slide’s words are spread over its height',
  'user-select': 'a number is chosen by hand',
  'overscroll-behavior': 'what cannot be scrolled further scrolls the page',
};

/** What the whole layout needs, and has from `WHOLE_LAYOUT` on; what remains without is said in `widget/styles/base.css`. */
export const LAYOUT = new Set(['@container', 'container', 'cqw']);
