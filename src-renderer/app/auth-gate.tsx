import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useQuery } from '../bridge/hooks.ts';
import { useAppInfo } from '../state/app-info.ts';

const LoginScreen = lazy(() => import('../screens/login/index.tsx'));

/**
 * Shows the login screen instead of the routes while nobody is signed in. The address does not change, so the same
 * route is shown after the sign-in. If another user signs in than before, the window reloads on Home, so that it
 * forgets what the former user read and typed.
 */
export function AuthGate({ children }: { children: ReactNode }) {
  const { data } = useQuery('auth.status', {});
  const { productName, keychain } = useAppInfo();
  const [before, setBefore] = useState<string>();
  const person = data?.state === 'signed-in' ? data.phoneNumber : undefined;
  if (person !== undefined && before === undefined) setBefore(person);
  const isAnother = person !== undefined && before !== undefined && person !== before;
  useEffect(() => {
    if (isAnother) window.location.replace('/');
  }, [isAnother]);
  if (!data || data.state === 'unknown' || isAnother) return null;
  if (data.state === 'signed-in') return children;
  return (
    <Suspense>
      <LoginScreen productName={productName} reason={data.reason} keychainNotice={keychain.notice} />
    </Suspense>
  );
}
