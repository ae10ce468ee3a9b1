import { Button } from '@mantine/core';
import { MapPinned, Table2 } from 'lucide-react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { useAppInfo } from '../../state/app-info.ts';
import { StoreBar } from '../store/store-bar.tsx';
import { AccountMenu } from './account-menu.tsx';
import { DrawerHost } from './drawer-host.tsx';
import { PaletteButton } from './palette-button.tsx';
import { QueueFooter } from './queue-footer.tsx';
import { SafeBar } from './safe-bar.tsx';
import { ScreenFrame } from './screen-frame.tsx';
import { UpdateBar } from './update-bar.tsx';
import classes from './shell.module.css';
import { useWindowTitle } from './window-title.ts';

const titles: Readonly<Record<string, string>> = {
  '/': 'New Site',
  '/map': 'Map',
  '/sites': 'Sites',
  '/settings': 'Settings',
};

/** Pages that the bar links to. */
const places = [
  { to: '/sites', label: 'Sites', Icon: Table2 },
  { to: '/map', label: 'Map', Icon: MapPinned },
];

/** The layout around the pages that do not belong to a site. */
export function HomeLayout() {
  const { productName } = useAppInfo();
  const { pathname } = useLocation();
  useWindowTitle(productName, titles[pathname]);
  return (
    <div className={classes.shell}>
      <header className={classes.header}>
        <div className={classes.bar}>
          <Link to="/" className={classes.home} aria-label="All sites">
            <BrandMark />
          </Link>
          <span className={classes.site}>{productName}</span>
          <span className={classes.spring} />
          {places.map(({ to, label, Icon }) => (
            <Button
              key={to}
              component={Link}
              to={to}
              variant="subtle"
              color="gray"
              leftSection={<Icon size={16} aria-hidden />}
              aria-current={pathname === to ? 'page' : undefined}
            >
              {label}
            </Button>
          ))}
          <PaletteButton />
          <AccountMenu />
        </div>
      </header>
      <SafeBar />
      <StoreBar />
      <UpdateBar />
      <div className={classes.body}>
        <main className={classes.homeMain}>
          <ScreenFrame key={pathname}>
            <Outlet />
          </ScreenFrame>
        </main>
        <DrawerHost />
      </div>
      <QueueFooter />
    </div>
  );
}
