import '../ui/theme/fonts.ts';
import '../ui/theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { installServiceWorker } from '../shell/offline/page-version.ts';
import { App } from './app.tsx';
import { applySettings } from '../ui/theme/apply-settings.ts';

const root = document.querySelector('#root');
if (root === null) throw new Error('index.html has no element #root');

await applySettings();
if (import.meta.env.PROD) void installServiceWorker();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
