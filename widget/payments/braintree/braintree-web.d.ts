// The package has no types; those of what we use are in library.ts.
declare module 'braintree-web/client/index.js' {
  const client: import('./library.ts').Modules['client'];
  export default client;
}
declare module 'braintree-web/hosted-fields/index.js' {
  const hostedFields: import('./library.ts').Modules['hostedFields'];
  export default hostedFields;
}
declare module 'braintree-web/three-d-secure/index.js' {
  const threeDSecure: import('./library.ts').Modules['threeDSecure'];
  export default threeDSecure;
}
declare module 'braintree-web/data-collector/index.js' {
  const dataCollector: import('./library.ts').Modules['dataCollector'];
  export default dataCollector;
}
declare module 'braintree-web/apple-pay/index.js' {
  const applePay: import('./library.ts').Modules['applePay'];
  export default applePay;
}
declare module 'braintree-web/google-payment/index.js' {
  const googlePayment: import('./library.ts').Modules['googlePayment'];
  export default googlePayment;
}
declare module 'braintree-web/venmo/index.js' {
  const venmo: import('./library.ts').Modules['venmo'];
  export default venmo;
}
