const ALLOWED = ['src', 'width', 'height', 'frameborder', 'marginwidth', 'marginheight', 'scrolling', 'title'];

/** WordPress makes a new one for each embed. */
const SECRET = 'aB3dE6gH9j';

const MADE = 'class="wp-embedded-content"';

/**
 * What WordPress 6.1 makes of the answer of a provider that it doesn't trust: one quote and one frame, in a sandbox.
 *
 * @param answer the `html` of an oEmbed answer
 */
export function withoutTrust(answer: string): string {
  const [quote = ''] = /<blockquote>.*?<\/blockquote>/s.exec(answer) ?? [];
  const [, attributes = ''] = /<iframe([^>]*)>/.exec(answer) ?? [];
  const kept = [...attributes.matchAll(/([a-z]+)="([^"]*)"/g)]
    .filter(([, name = '']) => ALLOWED.includes(name))
    .map(([, name, value]) => `${name}="${name === 'src' ? `${value}#?secret=${SECRET}` : value}"`);
  return `${quote.replace('<blockquote', `<blockquote ${MADE} data-secret="${SECRET}"`)}
<iframe ${MADE} sandbox="allow-scripts" security="restricted" style="position: absolute; clip: rect(1px, 1px, 1px, 1px);" data-secret="${SECRET}" ${kept.join(' ')}></iframe>`;
}
