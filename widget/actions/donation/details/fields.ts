import type { OptInValues } from '../../../form/opt-ins/opt-ins.ts';
import type { Step } from '../../../form/steps.ts';
import type { FormFields } from '../../../form/validate.ts';

/** What a donor enters, as typed. */
export type DonorValues = OptInValues & { firstName: string; lastName: string; email: string; postalCode: string };

export const NO_DONOR = { firstName: '', lastName: '', email: '', postalCode: '' };

/** Rules of the form's fields, in the order of the form. */
export const donorFields: FormFields<DonorValues> = {
  firstName: { rule: 'firstName' },
  lastName: { rule: 'lastName' },
  email: { rule: 'email' },
  postalCode: { rule: 'postalCode' },
};

/** The payment, which follows them, is no form: its fields are the provider's. */
export const DETAILS_STEPS = [
  { name: 'person', fields: Object.keys(donorFields), screen: 'details' },
] as const satisfies readonly Step[];

/** The step of the payment on the screen of details. */
export const PAY_STEP = 'pay';
