import purifier from 'dompurify';

/** Elements that a line of text may contain. */
const ALLOWED_TAGS = ['a', 'b', 'strong', 'em', 'i', 'span', 'br'];

/**
 * Parses a publisher's HTML without scripts and other active content; its links open a new window. It uses the
 * library's default instance: each instance creates a Trusted Types policy, and a page may create only one of that
 * name.
 */
export function cleanHtml(html: string): DocumentFragment {
  const clean = purifier.sanitize(html, { ALLOWED_TAGS, ALLOWED_ATTR: ['href'], RETURN_DOM_FRAGMENT: true });
  for (const link of clean.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  return clean;
}
