/** What is left of a donation without its donor: the money, for the books. */
export const NAMELESS = {
  emailKey: null,
  email: null,
  firstName: null,
  lastName: null,
  postalCode: null,
  dedication: null,
  optIns: null,
  endUserId: null,
  submissionKey: null,
  context: null,
} as const;
