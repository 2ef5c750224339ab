/**
 * Features and properties that some of the oldest browsers lack but that may be used, with the effect of their absence.
 * An entry that nothing uses is an error too.
 */
export const WITHOUT: Record<string, string> = {
  'HTMLIFrameElement.loading': 'compared only: an adopted frame is watched at once',
  'Navigator.share': 'asked first: the device’s own sharing is not offered',
  'Navigator.canShare': 'asked first: an address can be shared',
  '<video playsinline>': 'Firefox plays videos in their place by itself',
  requestIdleCallback: 'asked first: a timer',
  'PerformanceResourceTiming.responseStatus': 'compared only: a file that is there is asked of the cache',
  'PerformanceResourceTiming.transferSize': 'asked first: nobody learns whether the frame’s page came from a cache',
  'AbortSignal.any': 'asked first: widget/browser/abort-signal.ts has its own',
  'AbortSignal.throwIfAborted': 'asked first: widget/browser/abort-signal.ts has its own',
  'AbortSignal.reason': 'a request that was aborted does not say why, and nobody asks',
  'Location.ancestorOrigins': 'asked first: the referrer says it',
  'CSSStyleSheet.replaceSync': 'tried first: a shadow root then has elements for its styles',
  'Element.currentCSSZoom': 'asked first: browsers without it tell sizes as they were',

  // Libraries
  reportError: 'asked first (React)',
  setImmediate: 'asked first (React)',
  navigation: 'asked first (React)',
  OffscreenCanvas: 'asked first (lottie-web)',
  'Symbol.dispose': 'asked first, or harmless: `undefined` as a name (signals)',

  // Our own methods, whose names are those of built-in classes
  '.adopt()': 'of a form that is kept',
  '.dispose()': 'of a widget',
  '.drop()': 'of a recording that is given up',
  '.error()': 'of a log (hls.js)',
  '.move()': 'of a slider’s answer',
  '.pause()': 'of a recorder',
  '.resize()': 'of the host',
  '.take()': 'of the frame’s first lines',
  '.use()': 'of React',

  // Styles
  'overflow: clip': 'a panel is there at once instead of sliding in',
  cursor: 'phones have none',
  resize: 'a text field keeps its height, and scrolls',
  'font-synthesis': 'a signature in a script font is slanted',
  'text-wrap': 'lines are not balanced',
  'justify-content: safe': 'the words of a closed widget stand at its top',
  'align-content': 'a slide’s words are spread over its height',
  'user-select': 'a number is chosen by hand',
  ':has': 'boxes beside each other may stand on two lines',
  '::-webkit-slider-runnable-track': 'of the one engine, as below',
  '::-webkit-slider-thumb': 'of the one engine, as below',
  '::-moz-range-track': 'of the other engine',
  '::-moz-range-thumb': 'of the other engine',
  'forced-color-adjust': 'in forced colors, what stands out looks like the rest',
  '(forced-colors)': 'the bars keep the theme’s colors',
  'font-family: ui-serif': 'the next font of the list: Georgia',
  'light-dark()': 'asked first: wallets’ buttons are black on dark themes too',
  'container-type': 'asked first, by its lengths: the gauge is as wide as its place',
  'container-type: size': 'as above',
  cqh: 'asked first: as above',
  'contain: inline-size': 'without a frame, the widget may widen what takes its width from its content',
  'backdrop-filter': 'only undone: who lacks it has none',
  'content-visibility': 'only undone: who lacks it has none',
  offset: 'only undone: who lacks it has none',
  rotate: 'only undone: who lacks it has none',
  scale: 'only undone: who lacks it has none',
  translate: 'only undone: who lacks it has none',
  zoom: 'only undone: who lacks it has none',
  'overscroll-behavior': 'what cannot be scrolled further scrolls the page',
};

/** Features that only the whole layout needs; `widget/styles/base.css` says what is shown without them. */
export const LAYOUT = new Set(['@container', 'container', 'cqw']);
