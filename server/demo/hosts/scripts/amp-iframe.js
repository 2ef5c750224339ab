/**
 * What amp-iframe 0.1 makes of its element, and of the messages of the frame in it. AMP's own script comes from
 * cdn.ampproject.org alone, and no package has it.
 */
const PASSED_ON = ['allowfullscreen', 'allowpaymentrequest', 'frameborder', 'referrerpolicy', 'sandbox', 'title'];
const LEAST_PX = 100;
const STEPS = Array.from({ length: 21 }, (_, step) => step / 20);
/** A page without `<amp-consent>`; its answers stand in `ampConsent`. */
const NO_CONSENT = {
  consentMetadata: null,
  consentString: null,
  consentPolicyState: null,
  consentPolicySharedData: null,
};

/** Of `(max-width: 511px) 533px, 362px` the first whose condition holds. */
function heightIn(heights) {
  const choices = heights.split(',').map((choice) => /^\s*(\(.*\))?\s*(\d+)px\s*$/.exec(choice));
  return choices.find((choice) => choice && (!choice[1] || matchMedia(choice[1]).matches))?.[2];
}

function makeFrame(element) {
  const frame = document.createElement('iframe');
  for (const name of PASSED_ON) if (element.hasAttribute(name)) frame.setAttribute(name, element.getAttribute(name));
  frame.allow = (element.getAttribute('allow') ?? '').replace('autoplay', 'autoplay-disabled');
  frame.scrolling = element.hasAttribute('resizable') ? 'no' : 'auto';
  const src = element.getAttribute('src');
  frame.src = src.includes('#') ? src : `${src}#amp=1`;
  frame.style.cssText = 'display:block;width:100%;border:0;color-scheme:light';
  frame.style.height = `${heightIn(element.getAttribute('heights') ?? '') ?? element.getAttribute('height')}px`;
  return frame;
}

/** Near the top of the document AMP shows only frames that have a placeholder. */
const isTooHigh = (element) =>
  element.getBoundingClientRect().top + scrollY < Math.min(600, innerHeight * 0.75) &&
  !element.querySelector('[placeholder]');

function tellOfView(frame, say) {
  const tell = (entries) =>
    say({ type: 'intersection', changes: entries.map(({ time, intersectionRatio }) => ({ time, intersectionRatio })) });
  new IntersectionObserver(tell, { threshold: STEPS }).observe(frame);
}

function start(element) {
  if (isTooHigh(element)) return console.error('<amp-iframe> is too close to the top, and has no placeholder', element);
  const frame = makeFrame(element);
  const overflow = element.querySelector('[overflow]');
  const { origin } = new URL(frame.src);
  let isObserved = false;
  const say = (message) => frame.contentWindow.postMessage({ sentinel: 'amp', ...message }, '*');
  function apply(height) {
    frame.style.height = `${height}px`;
    overflow.hidden = true;
  }
  /** Nothing that the reader sees moves, unless they have asked for it. */
  const mayResize = () => document.activeElement === frame || frame.getBoundingClientRect().bottom > innerHeight;
  function resize(height) {
    if (!overflow || !element.hasAttribute('resizable') || !(height >= LEAST_PX))
      return console.error(`<amp-iframe> refuses a height of ${height}`, element);
    if (mayResize()) return apply(height);
    overflow.hidden = false;
    overflow.onclick = () => apply(height);
  }
  const hear = {
    'embed-ready': () => element.querySelector('[placeholder]')?.remove(),
    'embed-size': ({ height }) => resize(height),
    'send-consent-data': () => say({ type: 'consent-data', ...(window.ampConsent ?? NO_CONSENT) }),
    'send-intersections': () => {
      if (!isObserved) tellOfView(frame, say);
      isObserved = true;
    },
  };
  addEventListener('message', ({ source, origin: from, data }) => {
    if (source !== frame.contentWindow || data?.sentinel !== 'amp') return;
    // A sandbox without an origin may ask for a height, and for nothing else.
    if (from === origin || (from === 'null' && data.type === 'embed-size')) hear[data.type]?.(data);
  });
  if (overflow) overflow.hidden = true;
  element.prepend(frame);
}

for (const element of document.querySelectorAll('amp-iframe')) start(element);
