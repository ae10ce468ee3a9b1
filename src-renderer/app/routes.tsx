import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { NotFoundScreen } from '../screens/not-found/index.tsx';
import { PreviewScreen } from './preview/preview-screen.tsx';
import { HomeLayout } from './shell/home-layout.tsx';
import { SiteLayout } from './shell/site-layout.tsx';

const AdsPageScreen = lazy(() => import('../screens/ads-page/index.tsx'));
const BasicInfoScreen = lazy(() => import('../screens/basic-info/index.tsx'));
const CustomScreen = lazy(() => import('../screens/custom/index.tsx'));
const CustomPageScreen = lazy(() => import('../screens/custom-page/index.tsx'));
const DomainScreen = lazy(() => import('../screens/domain/index.tsx'));
const FaqsScreen = lazy(() => import('../screens/faqs/index.tsx'));
const LayoutScreen = lazy(() => import('../screens/layout/index.tsx'));
const LogoScreen = lazy(() => import('../screens/logo/index.tsx'));
const MapScreen = lazy(() => import('../screens/map/index.tsx'));
const NewSiteScreen = lazy(() => import('../screens/new-site/index.tsx'));
const PartnershipsScreen = lazy(() => import('../screens/partnerships/index.tsx'));
const PhotosScreen = lazy(() => import('../screens/photos/index.tsx'));
const ReviewsScreen = lazy(() => import('../screens/reviews/index.tsx'));
const ServicesScreen = lazy(() => import('../screens/services/index.tsx'));
const SettingsScreen = lazy(() => import('../screens/settings/index.tsx'));
const SitesScreen = lazy(() => import('../screens/sites/index.tsx'));
const TeamScreen = lazy(() => import('../screens/team/index.tsx'));

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<HomeLayout />}>
        <Route index element={<NewSiteScreen />} />
        <Route path="map" element={<MapScreen />} />
        <Route path="sites" element={<SitesScreen />} />
        <Route path="settings" element={<SettingsScreen />} />
        <Route path="*" element={<NotFoundScreen />} />
      </Route>
      <Route element={<SiteLayout />}>
        <Route path="logo/:slug" element={<LogoScreen />} />
        <Route path="basicInfo/:slug" element={<BasicInfoScreen />} />
        <Route path="services/:slug" element={<ServicesScreen />} />
        <Route path="photos/:slug" element={<PhotosScreen />} />
        <Route path="faqs/:slug" element={<FaqsScreen />} />
        <Route path="reviews/:slug" element={<ReviewsScreen />} />
        <Route path="partnerships/:slug" element={<PartnershipsScreen />} />
        <Route path="team/:slug" element={<TeamScreen />} />
        <Route path="domain/:slug" element={<DomainScreen />} />
        <Route path="layout/:slug" element={<LayoutScreen />} />
        <Route path="custom/:slug" element={<CustomScreen />} />
        <Route path="custom-page/:slug" element={<CustomPageScreen />} />
        <Route path="ads-page/:slug" element={<AdsPageScreen />} />
        <Route path="preview/:slug" element={<PreviewScreen />} />
      </Route>
    </Routes>
  );
}
