import purifier from 'dompurify';

/** What a line of text may hold. */
const ALLOWED_TAGS = ['a', 'b', 'strong', 'em', 'i', 'span', 'br'];

/**
 * A publisher's HTML as nodes without anything that acts; its links leave the widget where it is. By the library's
 * default instance: each instance creates a Trusted Types policy, and a page may create only one of that name.
 */
export function cleanHtml(html: string): DocumentFragment {
  const clean = purifier.sanitize(html, { ALLOWED_TAGS, ALLOWED_ATTR: ['href'], RETURN_DOM_FRAGMENT: true });
  for (const link of clean.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  return clean;
}
