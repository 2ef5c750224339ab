import type { Infer } from 'superstruct';
import type { CompleteEmailRequest } from '../api/wire/requests/forms.ts';
import type { App } from '../app/app.ts';
import { type AskedOptIn, optInRecords } from '../form/opt-ins/opt-ins.ts';
import { type AskedFields, contactData } from '../form/person/asked-fields.ts';
import { type PersonValues, personData } from '../form/person/person.ts';
import type { Action } from '../model/action.ts';
import type { Address } from '../model/address/address.ts';
import { leadingAnswer } from '../model/answer.ts';
import { sameId } from '../model/id.ts';
import type { Recipient } from '../model/lawmakers/recipient.ts';

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
