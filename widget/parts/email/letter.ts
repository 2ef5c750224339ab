import type { Infer } from 'superstruct';
import type { FieldUses } from '../../core/api/wire/common.ts';
import type { CompleteEmailRequest } from '../../core/api/wire/requests/submissions.ts';
import type { App } from '../../core/app/app.ts';
import { type Action, isEmailType, isRepresentativeSearchType } from '../../core/model/action.ts';
import type { Address } from '../../core/model/address/address.ts';
import { leadingAnswer } from '../../core/model/answer.ts';
import type { Recipient } from '../../core/model/lawmakers/recipient.ts';
import { sameId } from '../../core/model/value.ts';
import { type AskedOptIn, optInRecords } from '../form/opt-ins/opt-ins.ts';
import { type AskedFields, type AskedRules, askedFields, contactData, shown } from '../form/person/asked-fields.ts';
import { type PersonValues, personData, personRules } from '../form/person/person.ts';
import { PERSON_STEPS, type Step } from '../form/steps.ts';
import type { FormFields } from '../form/validate.ts';

/** The form's values as typed. */
export type LetterValues = PersonValues & { subject: string; message: string };

/** Request data of a letter, without the action's own data. */
export type Letter = Partial<Infer<typeof CompleteEmailRequest>>;
type Tools = Pick<App, 'session' | 'report'>;

const addressOf = ({ countryCode, adminArea1Code, city, postalCode, street, streetNo }: Address) => ({
  countryCode,
  adminArea1Code,
  city,
  zipCode: postalCode,
  street,
  streetNo,
});

/** The id of the answer that led to this action, where it depends on one. */
function answerIdOf({ dependentActionId }: Action, { session }: Tools) {
  if (dependentActionId === null) return undefined;
  const { actions } = session.widget.value;
  const isSource = (identifier: string) =>
    actions.some(
      (each) =>
        each.identifier === identifier &&
        (sameId(each.id, dependentActionId) || sameId(each.actionId, dependentActionId)),
    );
  const entry = [...session.answerHistory.value].reverse().find(({ actionIdentifier }) => isSource(actionIdentifier));
  return entry && leadingAnswer(entry);
}

/** Request data of a letter (spec §7); empty fields are left out. */
export async function letterOf(
  action: Action,
  values: LetterValues,
  { asks, offers, recipients }: { asks: AskedFields; offers: readonly AskedOptIn[]; recipients: readonly Recipient[] },
  tools: Tools,
): Promise<Letter> {
  const { address, ...contact } = await contactData(asks, values, tools);
  const { email: from, ...names } = personData(values);
  const answerId = answerIdOf(action, tools);
  const { publisher } = tools.session.widget.value;
  return {
    from,
    ...names,
    subject: values.subject.trim(),
    text: values.message.trim(),
    representatives: recipients.map(({ representative }) => representative),
    ...contact,
    ...(address && { address: addressOf(address) }),
    ...(answerId !== undefined && { answerId }),
    ...optInRecords(offers, values, { partner: action.partner, publisherId: publisher.id }),
  };
}

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
