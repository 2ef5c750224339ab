import { createRoot } from 'react-dom/client';
import { DashboardContext } from '../app/context.ts';
import { createDashboard } from '../app/dashboard.ts';
import { App } from './App.tsx';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <DashboardContext value={createDashboard(window)}>
      <App />
    </DashboardContext>,
  );
