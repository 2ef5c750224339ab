import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { STEPS as REGISTRATION } from '../../../../widget/actions/checkregistration/commands.ts';
import { letterSteps } from '../../../../widget/parts/email/letter.ts';
import {
  PERSON_STEPS,
  placeOf,
  type Step,
  type StepPlace,
  stepAt,
  stepsOf,
  wrongStep,
} from '../../../../widget/parts/form/steps.ts';

const named = (plan: readonly Step[], fields: string, optIns = 0) =>
  stepsOf(plan, (field) => fields.split(' ').includes(field), optIns);

const asked: [title: string, plan: readonly Step[], fields: string, optIns: number, steps: string][] = [
  ['one screen for a name', PERSON_STEPS, 'fullName email', 0, 'person'],
  ['an address on a screen of its own', PERSON_STEPS, 'fullName homeAddress', 0, 'person address'],
  ['two opt-ins beside the button', PERSON_STEPS, 'fullName', 2, 'person'],
  ['three opt-ins on a screen of their own', PERSON_STEPS, 'fullName', 3, 'person optIns'],
  ['a letter, then who writes', letterSteps(''), 'subject message email', 0, 'words person'],
  ['no step that asks nothing', letterSteps(''), 'subject message', 0, 'words'],
  ['a registration on its two routes', REGISTRATION, 'email dateOfBirth homeAddress', 3, 'person birth address optIns'],
];

for (const [title, plan, fields, optIns, steps] of asked)
  test(`shows ${title}`, () => {
    assert.is(
      named(plan, fields, optIns)
        .map(({ name }) => name)
        .join(' '),
      steps,
    );
  });

const registration = named(REGISTRATION, 'email dateOfBirth homeAddress', 3);
const letter = named(letterSteps(''), 'message email');

const places: [index: number, steps: typeof letter, place: StepPlace][] = [
  [0, letter, { screen: '', step: undefined }],
  [1, letter, { screen: '', step: 'person' }],
  [0, registration, { screen: '', step: undefined }],
  [1, registration, { screen: 'details', step: undefined }],
  [2, registration, { screen: 'details', step: 'address' }],
  [3, registration, { screen: 'details', step: 'optIns' }],
];

for (const [index, steps, place] of places)
  test(`step ${index + 1} of ${steps.length} is at "${place.screen}", ${place.step ?? 'the first there'}`, () => {
    assert.equal(placeOf(steps, index), place);
    assert.is(stepAt(steps, place), index);
  });

test('a step that has nothing more to ask gives way to the first one on its screen', () => {
  assert.is(stepAt(letter, { screen: '', step: 'address' }), 0);
  assert.is(stepAt(registration, { screen: 'details', step: 'words' }), 1);
});

const wrongs: [wrong: string[], index: number][] = [
  [[], -1],
  [['homeAddress'], 2],
  [['homeAddress', 'email'], 0],
  [['dateOfBirth', 'homeAddress'], 1],
  [['unknown'], -1],
];

for (const [wrong, index] of wrongs)
  test(`the first step to mend with [${wrong}] invalid is ${index}`, () => {
    assert.is(wrongStep(registration, wrong), index);
  });

test.run();
