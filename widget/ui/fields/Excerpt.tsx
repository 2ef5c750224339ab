import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Action } from '../../core/model/action.ts';
import { useApp } from '../context.ts';

export type ExcerptProps = {
  /** Text in the widget's own voice. */
  lead?: string | undefined;
  /** Text that is quoted, below the lead. */
  quote?: string | undefined;
};

/** More characters than these seldom fit; a page that the server draws cannot measure. */
const QUOTE_MAX_CHARS = 160;
const LINE_MAX_CHARS = 80;

const isCutOff = ({ scrollHeight, clientHeight, offsetHeight }: HTMLElement) =>
  scrollHeight > clientHeight + 1 || offsetHeight === 0;

/**
 * Whether the style sheets cut off or hide any of the texts; null before it is measured. What was cut once counts as cut as long as
 * the words have the same width: the button that a cut brings takes room, which may cut a text that was whole, or have the
 * form arranged so that none is.
 */
function useCut(ref: RefObject<HTMLElement | null>): boolean | null {
  const [{ isCut }, setFound] = useState<{ isCut: boolean | null; width: number }>({ isCut: null, width: -1 });
  useEffect(() => {
    const words = ref.current;
    if (!words) return;
    const texts = [...words.querySelectorAll<HTMLElement>('p, blockquote')];
    const measure = () => {
      const { clientWidth: width } = words;
      const isCutNow = texts.some(isCutOff);
      setFound((found) => {
        const next = isCutNow || (found.width === width && found.isCut === true);
        return found.isCut === next && found.width === width ? found : { isCut: next, width };
      });
    };
    const observer = new ResizeObserver(measure);
    for (const text of texts) observer.observe(text);
    return () => observer.disconnect();
  }, [ref]);
  return isCut;
}

/** What a form is about: its first lines, with a button that shows the rest, so that the fields stay in view. */
export function Excerpt({ lead = '', quote = '' }: ExcerptProps): ReactNode {
  const { t } = useApp();
  const words = useRef<HTMLDivElement>(null);
  const isCut = useCut(words);
  const [isWhole, setWhole] = useState(false);
  if (!lead && !quote) return null;
  const isLong = quote.length > QUOTE_MAX_CHARS;
  const hasMore = isCut ?? (isLong || Math.max(lead.length, quote.length) > LINE_MAX_CHARS);
  return (
    <div className="ca-excerpt" data-whole={isWhole || undefined} ref={words}>
      {lead && <p className="ca-lead">{lead}</p>}
      {quote && <blockquote className="ca-quote">{quote}</blockquote>}
      {(hasMore || isWhole) && (
        <button
          type="button"
          className="ca-link"
          data-if-brief={(isCut === null && !isLong) || undefined}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {t(isWhole ? 'common.less' : 'common.more')}
        </button>
      )}
    </div>
  );
}

type Texts = Pick<Action, 'description' | 'text' | 'formDescription' | 'skipFrontCard'>;

/** Text below a form's heading: the form's description, preceded by the front card's text where that card is skipped. */
export function leadOf({ description, text, formDescription, skipFrontCard }: Texts): string {
  const front = skipFrontCard ? description || text : '';
  return [...new Set([front, formDescription])].filter(Boolean).join('\n');
}
