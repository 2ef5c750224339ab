import type { Key, PlainKey, Translate } from '../../i18n/index.ts';

/** Never run: the compiler is the test, since an unused `@ts-expect-error` is an error. */
export function mustNotCompile(t: Translate) {
  t('petition.sign');
  t('poll.votes', { n: 3 });
  t('petition.progress', { n: 3, goal: 10 });
  t('poll.result', { answer: 'Yes', percent: '42%' });
  const either: 'poll.vote' | 'poll.voting' = Math.random() < 0.5 ? 'poll.vote' : 'poll.voting';
  t(either);
  t('poll.vote' as 'poll.vote' | 'petition.progress', { n: 3, goal: 10 });
  const kept: PlainKey = 'errors.generic';
  t(kept);
  // A section that both parts share, and one only in the second.
  t('petition.start');
  t('petition.thankYouTitle');
  t('donation.amountMin', { amount: '$5' });
  t('validation.messageTooShort', { chars: 50 });

  // @ts-expect-error an unknown key
  t('poll.vots', { n: 3 });
  // @ts-expect-error an unknown section
  t('polls.vote');
  // @ts-expect-error an argument is missing
  t('poll.votes');
  // @ts-expect-error an argument is missing in the second part
  t('donation.amountMin');
  // @ts-expect-error one of two arguments is missing
  t('petition.progress', { n: 3 });
  // @ts-expect-error an argument of a text without any
  t('petition.sign', { n: 3 });
  // @ts-expect-error an unknown argument beside the right one
  t('poll.votes', { n: 3, m: 4 });
  // @ts-expect-error a string instead of a number
  t('poll.votes', { n: 'three' });
  // @ts-expect-error a number instead of a string
  t('shell.aboutName', { name: 3 });
  // @ts-expect-error this key needs an argument, so it is not plain
  const plain: PlainKey = 'poll.votes';
  // @ts-expect-error one of the two needs arguments
  t('poll.vote' as 'poll.vote' | 'petition.progress');
  const wide = (key: Key) =>
    // @ts-expect-error an arbitrary key may need arguments
    t(key);
  return [plain, wide];
}
