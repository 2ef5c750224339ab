import { effect, untracked } from '@preact/signals-core';
import { list } from '../../../i18n/index.ts';
import type { App } from '../../core/app/app.ts';
import type { Action } from '../../core/model/action.ts';
import type { Address } from '../../core/model/address/address.ts';
import type { Variables } from '../../core/model/copy/placeholders.ts';
import type { Lawmaker } from '../../core/model/lawmakers/lawmaker.ts';
import type { LocationError } from '../../core/model/lawmakers/location-error.ts';
import { locationErrorOf } from '../../core/model/lawmakers/lookup.ts';
import { nextAction } from '../../core/model/navigation/next-action.ts';
import type { Lawmakers } from './index.ts';

/** Values of the lawmaker placeholders (spec §3). Every key is set, so that none keeps an earlier address's value. */
function variablesOf(lawmakers: readonly Lawmaker[], address: Address | null, locale: string): Variables {
  const [first] = lawmakers;
  return {
    localRepresentative: list(
      lawmakers.map(({ displayName }) => displayName.full),
      locale,
    ),
    twitterMention: lawmakers.flatMap(({ twitterMention }) => twitterMention || []).join(' ') || undefined,
    district: first?.district || undefined,
    state: address?.adminArea1Name || undefined,
    postalCode: address?.postalCode || undefined,
  };
}

/** The action after this one, given the answers so far. */
function following({ session }: App, action: Action): Action | null {
  const history = session.answerHistory.value;
  return history.length > 0 ? nextAction(session.widget.value, history, action) : null;
}

/**
 * Prefetches lawmakers for the current and the next action (spec §4) and passes the outcome to the session: names for
 * the copy, or the location error shown instead of the action. Runs for the session's lifetime.
 */
export function watch(app: App, lawmakers: Lawmakers) {
  const { session, locale } = app;
  effect(() => {
    const { action } = session.position.value;
    for (const each of [action, following(app, action)])
      if (each?.representativeSearch) void untracked(() => lawmakers.prefetch(each));
  });
  /** Whether the session's location error was set here. Only such an error may be cleared here. */
  let isOurs = false;
  const setError = (error: LocationError | null) => {
    if (error || isOurs) session.setLocationError(error);
    isOurs = error !== null;
  };
  effect(() => {
    const action = session.activeAction.value;
    const search = action.representativeSearch;
    if (!search) return untracked(() => setError(null));
    const { stage, error, lawmakers: found } = lawmakers.lookup(action).value;
    const address = lawmakers.address.value;
    untracked(() => {
      // A fallback screen stays while another address is looked up.
      if (stage !== 'loading') setError(locationErrorOf(search, error));
      if (stage === 'found') session.setVariables(variablesOf(found, address, locale));
    });
  });
}
