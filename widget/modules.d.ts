// Modules that have no types of their own.

/** A style sheet as text: for what comes late, and goes with it (`with { type: 'text' }`). */
declare module '*.css' {
  const css: string;
  export default css;
}

/** Style sheets that the build joins (scripts/build/code/sheets.json), such as `styles:more`. */
declare module 'styles:*' {
  const css: string;
  export default css;
}

/** What is used of it has its types in widget/core/payments/braintree/library.ts. */
declare module 'braintree-web/*';

/** It is what React is. */
declare module '@preact/compat' {
  import React = require('react');
  export = React;
}

// The build makes the following of the phone library's data (scripts/build/code/phone-zones.ts).

/** The countries of each zone, as one text: ISO 3166-1 alpha-2 codes with spaces between. */
declare module 'zone:countries' {
  const countries: Readonly<Record<'1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9', string>>;
  export default countries;
}

/** The numbering plans of one zone alone, such as `zone:4`. */
declare module 'zone:*' {
  const plans: import('libphonenumber-js/core').MetadataJson;
  export default plans;
}
