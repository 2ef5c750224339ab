/** WordPress 6.1's wp-embed.js: what it does with messages of the frames that it has made of oEmbed answers. */
export const WP_EMBED = `
  const frames = [...document.querySelectorAll('iframe.wp-embedded-content')];
  window.wpSaid = [];
  addEventListener('message', ({ source, data }) => {
    if (!data || !(data.secret || data.message || data.value) || /[^a-zA-Z0-9]/.test(data.secret)) return;
    for (const frame of document.querySelectorAll('iframe[data-secret="' + data.secret + '"]')) {
      if (source !== frame.contentWindow) continue;
      wpSaid.push(data);
      frame.removeAttribute('style');
      for (const quote of document.querySelectorAll('blockquote[data-secret="' + data.secret + '"]')) quote.style.display = 'none';
      if (data.message === 'height') {
        const height = Math.min(Math.max(parseInt(data.value, 10), 200), 1000);
        frame.height = height;
      }
      if (data.message === 'link') {
        const [from, to] = [new URL(frame.src), new URL(data.value)];
        if (/^https?:$/.test(to.protocol) && from.host === to.host && document.activeElement === frame) top.location.href = data.value;
      }
    }
  });
  for (const frame of frames) {
    const ready = () => frame.contentWindow.postMessage({ message: 'ready', secret: frame.dataset.secret }, '*');
    frame.addEventListener('load', ready);
    ready();
  }
`;

const ALLOWED = ['src', 'width', 'height', 'frameborder', 'marginwidth', 'marginheight', 'scrolling', 'title'];

/** What WordPress makes of an answer of a provider that it doesn't trust: one quote and one frame, in a sandbox. */
export function untrusted(html: string, secret: string): string {
  const [quote = ''] = /<blockquote>.*?<\/blockquote>/s.exec(html) ?? [];
  const [, attributes = ''] = /<iframe([^>]*)>/.exec(html) ?? [];
  const kept = [...attributes.matchAll(/([a-z]+)="([^"]*)"/g)]
    .filter(([, name = '']) => ALLOWED.includes(name))
    .map(([, name, value]) => `${name}="${name === 'src' ? `${value}#?secret=${secret}` : value}"`);
  return `${quote.replace('<blockquote', `<blockquote class="wp-embedded-content" data-secret="${secret}"`)}
<iframe class="wp-embedded-content" sandbox="allow-scripts" security="restricted" style="position: absolute; clip: rect(1px, 1px, 1px, 1px);" data-secret="${secret}" ${kept.join(' ')}></iframe>`;
}
