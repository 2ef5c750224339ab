import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import css from '../styles/notice.css' with { type: 'text' };
import { useApp } from '../ui/context.ts';
import { cleanHtml } from './clean-html.ts';
import { PRODUCT_NAME } from './ProductLogo.tsx';

/** Terms of use and privacy, as the publisher wrote them, and whose product this is, which a white label hides. */
export function NoticeBar() {
  useSignals();
  const { session, t } = useApp();
  const ref = useRef<HTMLSpanElement>(null);
  const { termsAndPrivacyHtml: html, isWhitelabeled } = session.widget.value;
  useEffect(() => ref.current?.replaceChildren(cleanHtml(html)), [html]);
  return (
    <>
      <style>{css}</style>
      <span className="ca-terms" ref={ref} />
      {!isWhitelabeled && <span className="ca-powered">{t('shell.poweredBy', { name: PRODUCT_NAME })}</span>}
    </>
  );
}
