import { ActionIcon, Menu, Text } from '@mantine/core';
import { CircleUserRound, Keyboard, LogOut, Settings } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useQuery } from '../../bridge/hooks.ts';
import { useAppInfo } from '../../state/app-info.ts';
import { signOut } from '../actions/sign-out.tsx';
import { toggleShortcutSheet } from '../commands/shortcut-sheet.tsx';

export function AccountMenu() {
  const { version, productName, backend } = useAppInfo();
  const { data: auth } = useQuery('auth.status', {});
  const navigate = useNavigate();
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <ActionIcon size="lg" aria-label="Account">
          <CircleUserRound size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text size="sm" fw={600} c="var(--mantine-color-text)">
            {auth?.phoneNumber ?? 'Signed in'}
          </Text>
          {productName} {version} · {backend.kind === 'embedded' ? 'demo backend' : new URL(backend.url).host}
        </Menu.Label>
        <Menu.Divider />
        <Menu.Item leftSection={<Settings size={16} aria-hidden />} onClick={() => void navigate('/settings')}>
          Settings
        </Menu.Item>
        <Menu.Item leftSection={<Keyboard size={16} aria-hidden />} onClick={toggleShortcutSheet}>
          Keyboard shortcuts
        </Menu.Item>
        <Menu.Item leftSection={<LogOut size={16} aria-hidden />} onClick={() => void signOut()}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
