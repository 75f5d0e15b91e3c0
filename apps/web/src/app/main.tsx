import '../ui/theme/fonts.ts';
import '../ui/theme/base.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { hasPlayed } from '../ui/has-played.ts';
import { useSettings } from '../ui/settings.ts';
import { languageAsked } from '../ui/site-address.ts';
import { installServiceWorker } from '../shell/offline/page-version.ts';
import { App, loadFirstPage } from './app.tsx';
import { applySettings } from '../ui/theme/apply-settings.ts';

const root = document.querySelector('#root');
if (root === null) throw new Error('index.html has no element #root');

await applySettings();
if (import.meta.env.PROD) void installServiceWorker();
const app = (
  <StrictMode>
    <App />
  </StrictMode>
);
// what was prerendered is for somebody new, in the language of the address
const isAsPrerendered = root.querySelector('main') !== null && useSettings.getState().language === languageAsked;
if (isAsPrerendered && !hasPlayed()) {
  await loadFirstPage();
  hydrateRoot(root, app);
} else createRoot(root).render(app);
