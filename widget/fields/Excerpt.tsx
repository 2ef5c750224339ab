import { useEffect, useRef, useState } from 'react';
import { useApp } from '../ui/context.ts';

/** What a form is about, in its first lines: the rest is a press away, and the fields are in sight. */
export function Excerpt({ children }: { children: string }) {
  const { t } = useApp();
  const quote = useRef<HTMLQuoteElement>(null);
  const [isCut, setCut] = useState(false);
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
