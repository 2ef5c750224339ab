import { useSignals } from '@preact/signals-react/runtime';
import { useApp } from '../ui/context.ts';
import { AreaFallback } from './AreaFallback.tsx';
import { CountryFallback } from './CountryFallback.tsx';

export function Fallback() {
  useSignals();
  return useApp().session.fallback.value?.shows === 'area' ? <AreaFallback /> : <CountryFallback />;
}
