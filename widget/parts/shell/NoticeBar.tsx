import { useSignals } from '@preact/signals-react/runtime';
import purifier from 'dompurify';
import { useEffect, useRef } from 'react';
import { Sheet } from '#platform/Sheet.tsx';
import { useApp } from '../../ui/context.ts';
import { PRODUCT_NAME } from './Header.tsx';
import css from './notice.css' with { type: 'text' };

/** Elements that a line of text may contain. */
const ALLOWED_TAGS = ['a', 'b', 'strong', 'em', 'i', 'span', 'br'];

/**
 * Parses a publisher's HTML without scripts and other active content; its links open a new window. It uses the
 * library's default instance: each instance creates a Trusted Types policy, and a page may create only one of that
 * name.
 */
function cleanHtml(html: string): DocumentFragment {
  const clean = purifier.sanitize(html, { ALLOWED_TAGS, ALLOWED_ATTR: ['href'], RETURN_DOM_FRAGMENT: true });
  for (const link of clean.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  return clean;
}

/** The publisher's terms of use and privacy texts, and "Powered by", which a white label hides. */
export function NoticeBar() {
  useSignals();
  const { session, t } = useApp();
  const ref = useRef<HTMLSpanElement>(null);
  const { termsAndPrivacyHtml: html, isWhitelabeled } = session.widget.value;
  useEffect(() => ref.current?.replaceChildren(cleanHtml(html)), [html]);
  return (
    <>
      <Sheet css={css} />
      <span className="ca-terms" ref={ref} />
      {!isWhitelabeled && <span className="ca-powered">{t('shell.poweredBy', { name: PRODUCT_NAME })}</span>}
    </>
  );
}
