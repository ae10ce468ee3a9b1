import { lazy, type ReactNode, Suspense } from 'react';
import { useQuery } from '../bridge/hooks.ts';
import { useAppInfo } from '../state/app-info.ts';

const LoginScreen = lazy(() => import('../screens/login/index.tsx'));

/** While nobody is signed in, the login stands in place of the routes; the address stays for afterwards. */
export function AuthGate({ children }: { children: ReactNode }) {
  const { data } = useQuery('auth.status', {});
  const { productName, keychain } = useAppInfo();
  if (!data || data.state === 'unknown') return null;
  if (data.state === 'signed-in') return children;
  return (
    <Suspense>
      <LoginScreen productName={productName} reason={data.reason} keychainNotice={keychain.notice} />
    </Suspense>
  );
}
