import { type AskedFields, askedFields, type askedRules, asksPostalCode, shown } from '../../form/asked-fields.ts';
import type { FormFields } from '../../form/use-cached-form.ts';
import { type Action, detailsOf, isRepresentativeSearchType } from '../../model/action.ts';
import type { OpinionValues } from './commands.ts';
import { opinion } from './index.ts';

/** Opinions for an area's officials require an address. */
export const opinionAsks = (action: Action): AskedFields =>
  askedFields(detailsOf(opinion, action).fields, {
    address: isRepresentativeSearchType(action) ? 'required' : 'hidden',
  });

/** Rules of the form's fields, in the order of the form. */
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
