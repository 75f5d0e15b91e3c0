import './theme/fonts.ts';
import './theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { speak } from './messages/messages.ts';
import { TableDemo } from './table/table-demo.tsx';
import { useSettings } from './theme/settings.ts';
import { TitlePage } from './title/title-page.tsx';

const root = document.querySelector('#root');
if (root === null) throw new Error('index.html has no element #root');

const { language, theme } = useSettings.getState();
document.documentElement.dataset['theme'] = theme;
useSettings.subscribe((now, before) => {
  document.documentElement.dataset['theme'] = now.theme;
  if (now.language !== before.language) void speak(now.language);
});

await speak(language);
createRoot(root).render(
  <StrictMode>{location.hash.startsWith('#/table-demo') ? <TableDemo /> : <TitlePage />}</StrictMode>,
);
