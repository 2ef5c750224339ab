export { default } from 'braintree-web/three-d-secure/index.js';
