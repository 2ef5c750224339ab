import { useEffect, useRef, useState } from 'react';
import { useApp } from '../ui/context.ts';

/** More characters than this seldom fit; a page that the server draws cannot measure. */
const SHORT_MAX_CHARS = 160;

/** The first lines of a long text, with a button to expand it, so that the form's fields stay in view. */
export function Excerpt({ children }: { children: string }) {
  const { t } = useApp();
  const quote = useRef<HTMLQuoteElement>(null);
  const [isCut, setCut] = useState(children.length > SHORT_MAX_CHARS);
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    const element = quote.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="ca-excerpt" data-whole={isWhole || undefined}>
      <blockquote className="ca-quote" ref={quote}>
        {children}
      </blockquote>
      {(isCut || isWhole) && (
        <button type="button" className="ca-link" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? 'common.less' : 'common.more')}
        </button>
      )}
    </div>
  );
}
