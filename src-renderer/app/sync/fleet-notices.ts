import { useLocation, useNavigate } from 'react-router-dom';
import { subscribe } from '../../bridge/client.ts';
import { useEvent } from '../../bridge/hooks.ts';
import { notifyFailure, notifySuccess, type Until } from '../../ui/notify.tsx';

/** Closes a notice at the next `fleet.changed`, for example when somebody resumes the paused change. */
const untilChanged: Until = (over) => subscribe('fleet.changed', over);

/** Shows a notice when a change over many sites has ended or paused, unless the Sites screen is open. */
export function useFleetNotices(): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEvent('fleet.changed', ({ stopped }) => {
    if (!stopped || pathname === '/sites') return;
    const { title, text, isPaused } = stopped;
    const action = { label: 'Show', onClick: () => void navigate('/sites') };
    const subject = 'change over many sites';
    if (isPaused) notifyFailure({ title: `Paused: ${title}`, message: text, subject, action, until: untilChanged });
    else notifySuccess({ title, message: text, subject, action });
  });
}
