export { default as formStyles } from './forms.css' with { type: 'text' };
