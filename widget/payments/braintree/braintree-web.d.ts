// The package has no types; those of what we use are in library.ts.
declare module 'braintree-web/*';
