import { batch, type ReadonlySignal, signal } from '@preact/signals-core';

/** What the publisher would have people write. */
export type Draft = { subject: string; message: string };

/**
 * What became of a letter: it is on its way, or was on its way as it read before the visitor changed it, or nobody knows
 * where to send it.
 */
export type Fate = 'sent' | 'unchanged' | 'unreachable';
export type Outcome = {
  key: string;
  name: string;
  fate: Fate;
  /** The server keeps the letter: it has no way out for letters yet. */
  isKept?: boolean;
};

export type EmailStore = ReturnType<typeof createEmailStore>;

const nobody = (): ReadonlySet<string> => new Set();

const read = <T>(value: ReadonlySignal<T>): ReadonlySignal<T> => value;

/** One action's letters: who is to get one, and who has. Recipients go by their keys. */
export function createEmailStore(draft: Draft) {
  const leftOut = signal(nobody());
  const leftOutNext = signal(nobody());
  const emailed = signal(nobody());
  const unreachable = signal(nobody());
  const sentTo = signal<readonly string[]>([]);
  const keptFor = signal<readonly string[]>([]);
  const unchangedTo = signal<readonly string[]>([]);
  const isSubmitting = signal(false);

  const picker = (of: typeof leftOut) => (key: string, isPicked: boolean) => {
    const others = [...of.value].filter((each) => each !== key);
    of.value = new Set(isPicked ? others : [...others, key]);
  };

  return {
    draft,
    /** Those whom the visitor has unticked on the form … */
    leftOut: read(leftOut),
    /** … and those in the second step, which begins anew with everybody who has no letter yet. */
    leftOutNext: read(leftOutNext),
    emailed: read(emailed),
    /** Those who, as the server says, cannot be emailed after all. */
    unreachable: read(unreachable),
    /** Names of all who have got a letter. */
    sentTo: read(sentTo),
    /** Names of those whose letter the server has, and has not sent. */
    keptFor: read(keptFor),
    /** Names of those whose letter stands as it was before the visitor's last changes. */
    unchangedTo: read(unchangedTo),
    isSubmitting: read(isSubmitting),
    setSubmitting: (value: boolean) => {
      isSubmitting.value = value;
    },
    pick: picker(leftOut),
    pickNext: picker(leftOutNext),
    /** @param outcomes those that the last letter was for; who was left out of it is offered the next one */
    sent(outcomes: readonly Outcome[]) {
      const of = (...fates: Fate[]) => outcomes.filter(({ fate }) => fates.includes(fate));
      const keys = (found: readonly Outcome[]) => found.map(({ key }) => key);
      const names = (found: readonly Outcome[]) => found.map(({ name }) => name);
      batch(() => {
        const written = of('sent', 'unchanged');
        emailed.value = new Set([...emailed.value, ...keys(written)]);
        unreachable.value = new Set([...unreachable.value, ...keys(of('unreachable'))]);
        sentTo.value = [...sentTo.value, ...names(written.filter(({ isKept }) => !isKept))];
        keptFor.value = [...keptFor.value, ...names(written.filter(({ isKept }) => isKept))];
        unchangedTo.value = [...unchangedTo.value, ...names(of('unchanged'))];
        leftOutNext.value = nobody();
      });
    },
  };
}
