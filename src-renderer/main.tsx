import '@fontsource-variable/inter/index.css';
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import '@mantine/spotlight/styles.css';
import './app/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { QueryCache } from './bridge/query-cache.ts';
import { followDraftEvents } from './state/draft-actions.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');
followDraftEvents();
createRoot(root).render(
  <StrictMode>
    <App cache={new QueryCache()} />
  </StrictMode>,
);
