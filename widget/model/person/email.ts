/** The longest valid address (RFC 5321). */
export const MAX_EMAIL_CHARS = 254;

/** The e-mail pattern of the HTML standard (`input type=email`), plus a required dot in the domain. */
const EMAIL_PATTERN =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

export const isEmail = (value: string) => value.length <= MAX_EMAIL_CHARS && EMAIL_PATTERN.test(value);
