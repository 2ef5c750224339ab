import type { ConsentMessage } from '../../../../loader/protocol.ts';
import { takes } from '../../config/option-rules.ts';

/** Options that a widget must know from its start. The page's own address may name all but the last (spec §2). */
const EARLY_OPTIONS = ['mode', 'designVariant', 'mockActionData', 'sponsored'] as const;

/** The only one for which a reader who has already acted starts anew: others would cost them what they did. */
const OF_TESTS = ['mode'] as const;

const queryOf = (address = '') => new URLSearchParams(address.split(/[?#]/)[1]);

/**
 * The frame's address with the early options that the host has named and the address lacks.
 *
 * @returns null if the message adds none
 */
export function addressToReload(href: string, message: ConsentMessage, hasActed = false): string | null {
  const url = new URL(href);
  const { searchParams } = url;
  const page = queryOf(message.articleUrlTracking);
  page.delete('sponsored');
  /** A publisher's page may mean something else by these names, so its value must be a valid one. */
  const ofPage = (name: string) => {
    const value = page.get(name);
    return value && takes(name, value) ? value : null;
  };
  // A publisher's own frame address may hold the page's address as well.
  const own = queryOf(searchParams.get('articleUrlTracking') ?? '');
  const added = (hasActed ? OF_TESTS : EARLY_OPTIONS).flatMap((name) => {
    const value = message[name] || ofPage(name);
    return value && !searchParams.get(name) && !own.get(name) ? [[name, String(value)] as const] : [];
  });
  for (const [name, value] of added) searchParams.set(name, value);
  return added.length > 0 ? url.href : null;
}

/** Reloads the frame where the host names an early option late. The history does not grow (contract §4). */
export function reloadWith(message: ConsentMessage, hasActed: boolean) {
  const address = addressToReload(location.href, message, hasActed);
  if (!address) return;
  try {
    history.replaceState(history.state, '', address);
    location.reload();
  } catch {
    // A page whose origin is opaque, such as in a sandbox, may not change its address; it may go to another.
    location.replace(address);
  }
}
