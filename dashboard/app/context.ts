import { createContext, useContext } from 'react';
import type { Dashboard } from './dashboard.ts';

export const DashboardContext = createContext<Dashboard | null>(null);

export function useDashboard(): Dashboard {
  const dashboard = useContext(DashboardContext);
  if (!dashboard) throw new Error('Outside of a dashboard');
  return dashboard;
}
