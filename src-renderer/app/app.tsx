import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router-dom';
import { AuthGate } from './auth-gate.tsx';
import { Boot } from './boot.tsx';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { cssVariables, theme } from './theme.ts';
import { MOST_NOTICES } from '../ui/notify.tsx';
import { ProxyDialog } from './proxy-dialog.tsx';
import { Workspace } from './workspace.tsx';

const styleNonce = (): string => document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? '';

export function App({ queries }: { queries: QueryClient }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
    >
      <ErrorBoundary>
        <QueryClientProvider client={queries}>
          <Boot>
            <AuthGate>
              <BrowserRouter>
                <ModalsProvider>
                  <Workspace />
                </ModalsProvider>
              </BrowserRouter>
            </AuthGate>
            <ProxyDialog />
          </Boot>
        </QueryClientProvider>
      </ErrorBoundary>
      <Notifications position="bottom-right" limit={MOST_NOTICES} containerWidth={380} />
    </MantineProvider>
  );
}
