import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Key, loadForms } from '../../i18n/index.ts';
import { translatorFor } from './locales.ts';

const VALIDATION_TEXTS = [
  'Invalid street no & street',
  'Invalid address',
  'Please try a different address',
  'Please select an address with a postal code',
  'Address is required',
  'Please select an address from the list',
  'Please enter a valid street address',
  'Invalid city',
  'Invalid country',
  'Invalid county',
  'Invalid CVV',
  'Invalid date of birth',
  'Invalid email',
  'Invalid first name',
  'Invalid full name',
  'Invalid last name',
  'Invalid middle name',
  'Invalid phone number',
  'Invalid postal code',
  'Invalid prefix',
  'Invalid state',
  'Invalid subject',
  'Required',
  'Must be 5 characters',
  'Only numbers allowed',
  'Invalid response',
  'Credit card number is invalid',
  'Invalid Value',
  'Invalid Subject',
];

const PLAIN_TEXTS = {
  'call.call': 'CALL',
  'call.voicemail': 'Voicemail',
  'call.unavailable': 'Unavailable',
  'call.contacted': 'Contacted',
  'call.skip': 'Skip',
  'petition.sign': 'Sign',
  'tweet.start': 'POST ON X',
  'quiz.correct': 'Correct',
  'quiz.incorrect': 'Incorrect',
  'quiz.almost': 'Almost',
  'speedometer.close': 'Close',
  'speedometer.correct': 'Correct',
  'speedometer.incorrect': 'Incorrect',
  'form.titleMr': 'Mr.',
  'form.titleMrs': 'Mrs.',
  'form.titleMiss': 'Miss',
  'form.titleMs': 'Ms.',
  'form.titleDr': 'Dr.',
  'errors.generic': 'Please try again later',
  'form.failed': 'There was an error while submitting your form — please try again later',
  'donation.paymentGateway':
    'There was an error with the payment gateway while initiating your donation—please try again later',
  'donation.createPayment': "Couldn't create payment, try again later",
  'donation.invalidCard': 'Credit card number is invalid',
  'checkregistration.failedUnexplained': 'An error has occured. Please try again later!',
  'lookup.NoRepsFound': 'OFFICIAL IS NOT AVAILABLE IN YOUR AREA',
  'lookup.NotFullAddress': 'FULL ADDRESS IS REQUIRED TO ACCURATELY LOOK UP YOUR LAWMAKERS',
  'lookup.Failed': 'ISSUE FINDING YOUR LAWMAKERS. PLEASE TRY AGAIN',
} satisfies Partial<Record<Key, string>>;

test('has the plain texts of the specification word for word', async () => {
  const t = await translatorFor('en-US');
  for (const [key, text] of Object.entries(PLAIN_TEXTS)) assert.is(t(key as keyof typeof PLAIN_TEXTS), text);
});

test('has the texts with arguments word for word (spec §3, §5, §8, §9)', async () => {
  const t = await translatorFor('en-US');
  assert.is(t('call.progress', { current: 2, total: 3 }), 'Call 2 of 3');
  assert.is(t('donation.give', { amount: '$25' }), 'Give $25');
  assert.is(t('common.andOthers', { n: 1 }), 'and 1 other');
  assert.is(t('common.andOthers', { n: 4 }), 'and 4 others');
  assert.is(t('checkregistration.failed', { message: 'No such county.' }), 'An error has occured. No such county.');
  assert.is(
    t('validation.messageTooShort', { chars: 50 }),
    'Your message is too short. Messages must be at least 50 characters long.',
  );
  assert.is(
    t('validation.subjectTooShort', { chars: 10 }),
    'Subject is too short. Subject must be at least 10 characters long.',
  );
});

test('has every validation message of spec §5', async () => {
  const { default: dictionary } = await loadForms('en-US');
  const texts = new Set<string>(Object.values(dictionary.validation));
  for (const text of VALIDATION_TEXTS) assert.ok(texts.has(text), text);
});

test('says "the United States" where the sentence needs the article', async () => {
  const t = await translatorFor('en-US');
  assert.is(t('fallback.liveInCountry', { country: 'United States' }), 'I live in the United States');
  assert.is(t('fallback.liveInCountry', { country: 'Canada' }), 'I live in Canada');
});

test.run();
