import { type Deed, roleRefusal } from '#shared/domain/staff/roles.ts';
import { useQuery } from '../bridge/hooks.ts';

/** Why the user's role does not reach to it; undefined where it does, and where the server has not said the role. */
export function useRoleRefusal(deed: Deed): string | undefined {
  const { data } = useQuery('auth.status', {});
  return data?.role && roleRefusal(data.role, deed);
}
