import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import { useApp } from '../../ui/context.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { PRODUCT_NAME } from '../owner/ProductLogo.tsx';
import { cleanHtml } from './clean-html.ts';
import css from './notice.css' with { type: 'text' };

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
