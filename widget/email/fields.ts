import type { FieldUses } from '../api/wire/fields.ts';
import { type AskedFields, type AskedRules, askedFields, shown } from '../form/person/asked-fields.ts';
import { personRules } from '../form/person/person.ts';
import { PERSON_STEPS, type Step } from '../form/steps/steps.ts';
import type { FormFields } from '../form/validate.ts';
import { type Action, isEmailType, isRepresentativeSearchType } from '../model/action.ts';
import type { LetterValues } from './letter.ts';

/** Whether recipients are looked up by address; otherwise the action names them. */
export const isSearched = (action: Action) => !isEmailType(action) && isRepresentativeSearchType(action);

/** Offices need a title for their reply, and lawmakers an address to recognise constituents. */
export const letterAsks = (action: Action, fields: FieldUses): AskedFields =>
  askedFields(fields, { prefix: 'required', address: isSearched(action) ? 'required' : 'hidden' });

/** Rules of the letter's fields, in the order of the form. */
export const letterFields = (rules: AskedRules): FormFields<LetterValues> =>
  shown({
    subject: { rule: 'subject' },
    message: { rule: 'message' },
    ...personRules(rules),
    homeAddress: rules.homeAddress,
  });

/** First the letter, then who writes it. @param screen of the form */
export const letterSteps = (screen: string): readonly Step[] => [
  { name: 'words', fields: ['subject', 'message'], screen },
  ...PERSON_STEPS,
];
