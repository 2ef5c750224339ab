import { type AskedFields, askedFields, type askedRules, asksPostalCode, shown } from '../../form/asked-fields.ts';
import type { FormFields } from '../../form/use-cached-form.ts';
import { type Action, detailsOf, isRepresentativeSearchType } from '../../model/action.ts';
import type { OpinionValues } from './commands.ts';
import { opinion } from './index.ts';

/** An opinion for an area's officials says whose it is. */
export const opinionAsks = (action: Action): AskedFields =>
  askedFields(detailsOf(opinion, action).fields, {
    address: isRepresentativeSearchType(action) ? 'required' : 'hidden',
  });

/** The words, then who says them, in the order of the form. */
export const opinionFields = (asked: AskedFields, rules: ReturnType<typeof askedRules>): FormFields<OpinionValues> =>
  shown({
    message: { rule: 'message' },
    prefix: rules.prefix,
    fullName: { rule: 'fullName' },
    email: { rule: 'email' },
    postalCode: asksPostalCode(asked) ? { rule: 'postalCode' } : null,
    phone: rules.phone,
    homeAddress: rules.homeAddress,
  });
