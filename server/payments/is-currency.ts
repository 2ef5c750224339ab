/** Whether this is a code of ISO 4217, in capitals. */
export const isCurrency = (code: string) => Intl.supportedValuesOf('currency').includes(code);
