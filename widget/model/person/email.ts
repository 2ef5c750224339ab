/** No address that is in use is longer (RFC 5321). */
export const MAX_EMAIL_CHARS = 254;

/** The e-mail pattern of the HTML standard (`input type=email`), plus a dot in the domain: nobody signs from `a@b`. */
const EMAIL_PATTERN =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

export const isEmail = (value: string) => value.length <= MAX_EMAIL_CHARS && EMAIL_PATTERN.test(value);
