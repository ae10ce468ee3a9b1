import { MantineProvider } from '@mantine/core';
import { BrowserRouter } from 'react-router-dom';
import { QueryCacheContext } from '../bridge/hooks.ts';
import type { QueryCache } from '../bridge/query-cache.ts';
import { AppRoutes } from './routes.tsx';
import { cssVariables, theme } from './theme.ts';

const styleNonce = (): string => document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? '';

export function App({ cache }: { cache: QueryCache }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
    >
      <QueryCacheContext value={cache}>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </QueryCacheContext>
    </MantineProvider>
  );
}
