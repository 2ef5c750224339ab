export { default } from 'braintree-web/data-collector/index.js';
