export { default } from 'braintree-web/apple-pay/index.js';
