/** What WordPress 6.1's wp-embed.js does with messages of the frames that it has made of oEmbed answers. */
const LEAST_PX = 200;
const MOST_PX = 1_000;
const MADE = 'wp-embedded-content';

const hear = {
  height(frame, value) {
    frame.height = Math.min(Math.max(Number.parseInt(value, 10), LEAST_PX), MOST_PX);
  },
  link(frame, value) {
    const [from, to] = [new URL(frame.src), new URL(value)];
    const mayLead = /^https?:$/.test(to.protocol) && from.host === to.host && document.activeElement === frame;
    if (mayLead) top.location.href = value;
  },
};

addEventListener('message', ({ source, data }) => {
  if (!data || !(data.secret || data.message || data.value) || /[^a-zA-Z0-9]/.test(data.secret)) return;
  for (const frame of document.querySelectorAll(`iframe[data-secret="${data.secret}"]`)) {
    if (source !== frame.contentWindow) continue;
    frame.removeAttribute('style');
    for (const quote of document.querySelectorAll(`blockquote[data-secret="${data.secret}"]`))
      quote.style.display = 'none';
    hear[data.message]?.(frame, data.value);
  }
});

for (const frame of document.querySelectorAll(`iframe.${MADE}`)) {
  const ready = () => frame.contentWindow.postMessage({ message: 'ready', secret: frame.dataset.secret }, '*');
  frame.addEventListener('load', ready);
  ready();
}
