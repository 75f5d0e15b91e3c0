import './theme/fonts.ts';
import './theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepPage } from './offline/page-version.ts';
import { App } from './pages/app.tsx';
import { applySettings } from './theme/apply-settings.ts';

const root = document.querySelector('#root');
if (root === null) throw new Error('index.html has no element #root');

await applySettings();
if (import.meta.env.PROD) void keepPage();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
