import { tabItem } from '#platform/tab-item.ts';
import { isFaked, type Mode } from '../../core/config/mode.ts';
import type { Action } from '../../core/model/action.ts';
import type { SessionStore } from '../../core/session/store.ts';

type Session = Pick<SessionStore, 'widget' | 'completedActionIdentifiers'>;

/** Texts by the names of their fields, and `false` for opt-ins that were unticked. */
type Texts = { readonly [name: string]: unknown };

/** Kinds in which a reload would cost a reader more than a moment. */
const KEPT: readonly string[] = ['email', 'opinion', 'petition'] satisfies Action['type'][];

/**
 * What the reader has typed into an action's form, kept over a reload in this tab until the action is done. Nothing else
 * is: no address, and of opt-ins only the refusals, since consent is given anew. Where nothing is sent, nothing is kept:
 * the gallery's states and an editor's previews share a tab.
 */
export function createKeptTexts(action: Action, { session, mode }: { session: Session; mode: Mode }) {
  const item = tabItem<Texts>(`civicActionText ${session.widget.peek().widgetId} ${action.identifier}`);
  const isKept = KEPT.includes(action.type) && !isFaked(mode);
  const before: Texts = (isKept && item.read()) || {};
  session.completedActionIdentifiers.subscribe((done) => {
    if (!done.has(action.identifier)) return;
    item.remove();
  });
  return {
    /** As they were before the page was loaded anew. */
    before,
    keep(name: string, value: unknown) {
      if (!isKept || (typeof value !== 'string' && typeof value !== 'boolean')) return;
      // Added to what is there: the page may hold the action twice.
      item.write({ ...item.read(), [name]: value === true ? undefined : value });
    },
  };
}
