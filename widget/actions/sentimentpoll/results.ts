export { Curve } from './Curve.tsx';
export { SentimentBar } from './SentimentBar.tsx';
