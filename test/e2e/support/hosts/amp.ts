/**
 * What amp-iframe 0.1 does with a frame's messages: source, then origin, of which an opaque one counts for heights
 * alone; 100 px at least; a growth in full view of the reader only after a tap on the overflow element.
 */
export const AMP = `
  const frame = document.querySelector('amp-iframe iframe');
  const overflow = document.querySelector('[overflow]');
  const origin = new URL(frame.src).origin;
  const refused = (window.refused = []);
  let subscribed = false;
  window.ampSaid = [];
  const say = (message) => frame.contentWindow.postMessage({ sentinel: 'amp', ...message }, '*');
  const apply = (height) => { frame.style.height = height + 'px'; overflow.hidden = true; };
  const mayResize = () => document.activeElement === frame || frame.getBoundingClientRect().bottom > innerHeight;
  addEventListener('message', ({ source, origin: from, data }) => {
    if (source !== frame.contentWindow || !data || data.sentinel !== 'amp') return;
    if (from !== origin && !(from === 'null' && data.type === 'embed-size')) return;
    ampSaid.push(data);
    if (data.type === 'embed-ready') document.querySelector('[placeholder]')?.remove();
    if (data.type === 'send-intersections' && !subscribed) {
      subscribed = true;
      const threshold = Array.from({ length: 21 }, (_, n) => n / 20);
      new IntersectionObserver((entries) => say({
        type: 'intersection',
        changes: entries.map(({ time, intersectionRatio }) => ({ time, intersectionRatio })),
      }), { threshold }).observe(frame);
    }
    if (data.type === 'send-consent-data') say({ type: 'consent-data', ...window.ampConsent });
    if (data.type !== 'embed-size') return;
    if (!(data.height >= 100)) return refused.push(data.height);
    if (mayResize()) return apply(data.height);
    overflow.hidden = false;
    overflow.onclick = () => apply(data.height);
  });
`;
