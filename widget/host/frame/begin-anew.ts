import type { ConsentMessage } from '../../../loader/protocol.ts';
import { takes } from '../../config/option-check.ts';

/** What a widget must know from its start. The page's own address may name all but the last (spec §2). */
const EARLY_OPTIONS = ['mode', 'designVariant', 'mockActionData', 'sponsored'] as const;

const queryOf = (address = '') => new URLSearchParams(address.split(/[?#]/)[1]);

/**
 * A host may say late what a widget must know from its start: the frame begins anew then, with that in its address.
 *
 * @returns the address to begin with; null where nothing new is said
 */
export function addressToBeginWith(href: string, told: ConsentMessage): string | null {
  const url = new URL(href);
  const { searchParams } = url;
  const page = queryOf(told.articleUrlTracking);
  page.delete('sponsored');
  /** A publisher's page may mean something else by these names. */
  const ofPage = (name: string) => {
    const value = page.get(name);
    return value && takes(name, value) ? value : null;
  };
  // In a publisher's own frame address, the page's may stand as well.
  const own = queryOf(searchParams.get('articleUrlTracking') ?? '');
  const news = EARLY_OPTIONS.flatMap((name) => {
    const value = told[name] || ofPage(name);
    return value && !searchParams.get(name) && !own.get(name) ? [[name, String(value)] as const] : [];
  });
  for (const [name, value] of news) searchParams.set(name, value);
  return news.length > 0 ? url.href : null;
}

/** Nothing is pushed: the history does not grow (contract §4). */
export function beginAnew(told: ConsentMessage) {
  const address = addressToBeginWith(location.href, told);
  if (!address) return;
  history.replaceState(history.state, '', address);
  location.reload();
}
