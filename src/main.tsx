import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
import './ui/theme.css';
import './ui/skeleton.css';
import './ui/forced-colors.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, prepare } from './app/app';
import { holdVersion, pageVersion } from './app/page-version';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
holdVersion();
prepare(window.location.pathname).then(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);

// What is kept for later, offline, must not delay what is asked for now.
if (pageVersion !== null && 'serviceWorker' in navigator)
  window.addEventListener('load', () => {
    const begin = () =>
      import('./app/versions').then(
        ({ versions }) => versions.begin(),
        () => {},
      );
    if ('requestIdleCallback' in window) window.requestIdleCallback(begin, { timeout: 5_000 });
    else setTimeout(begin, 1_000);
  });
