export { default } from 'braintree-web/venmo/index.js';
