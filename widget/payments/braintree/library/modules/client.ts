export { default } from 'braintree-web/client/index.js';
