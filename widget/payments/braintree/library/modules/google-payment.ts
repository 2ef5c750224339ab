export { default } from 'braintree-web/google-payment/index.js';
