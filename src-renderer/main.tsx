import '@fontsource-variable/inter/index.css';
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import '@mantine/spotlight/styles.css';
import './app/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createBridgeQueries } from './bridge/query-client.ts';
import { followDraftEvents } from './state/draft-actions.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');
followDraftEvents();
createRoot(root).render(
  <StrictMode>
    <App queries={createBridgeQueries().client} />
  </StrictMode>,
);
