/** The one spelling under which an e-mail address is stored and looked for, however it was typed. */
export const emailKeyOf = (email: string) => email.trim().toLowerCase();
