export { default } from 'braintree-web/hosted-fields/index.js';
