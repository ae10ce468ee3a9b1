import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';

export function HomeLayout() {
  return (
    <Suspense fallback={null}>
      <Outlet />
    </Suspense>
  );
}
