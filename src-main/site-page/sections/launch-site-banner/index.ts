import type { SectionVersions } from '../../section.ts';
import { launchSiteBannerV21 } from './v2-1.ts';

export const launchSiteBanner: SectionVersions = { 'v2.1': launchSiteBannerV21 };
