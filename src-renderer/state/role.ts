import { type RestrictedAction, roleRefusal } from '#shared/domain/staff/roles.ts';
import { useQuery } from '../bridge/hooks.ts';

/** Returns why the user's role does not allow the action; undefined if it does, or if the role is not known. */
export function useRoleRefusal(deed: RestrictedAction): string | undefined {
  const { data } = useQuery('auth.status', {});
  return data?.role && roleRefusal(data.role, deed);
}
