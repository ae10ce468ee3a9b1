import { type Deed, roleRefusal } from '#shared/domain/staff/roles.ts';
import { useQuery } from '../bridge/hooks.ts';

/** Why the user's role may not do it; undefined where it may, and where the server has not told the role. */
export function useRoleRefusal(deed: Deed): string | undefined {
  const { data } = useQuery('auth.status', {});
  return data?.role && roleRefusal(data.role, deed);
}
