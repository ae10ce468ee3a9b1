import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { NotFoundScreen } from '../screens/not-found/index.tsx';
import { PlaceholderScreen } from '../screens/placeholder/index.tsx';
import { PreviewScreen } from '../screens/preview/index.tsx';
import { HomeLayout } from './shell/home-layout.tsx';
import { SiteLayout } from './shell/site-layout.tsx';

const BasicInfoScreen = lazy(() => import('../screens/basic-info/index.tsx'));
const DomainScreen = lazy(() => import('../screens/domain/index.tsx'));
const LayoutScreen = lazy(() => import('../screens/layout/index.tsx'));
const NewSiteScreen = lazy(() => import('../screens/new-site/index.tsx'));
const PhotosScreen = lazy(() => import('../screens/photos/index.tsx'));

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<HomeLayout />}>
        <Route index element={<NewSiteScreen />} />
        <Route path="map" element={<PlaceholderScreen name="Map" />} />
        <Route path="*" element={<NotFoundScreen />} />
      </Route>
      <Route element={<SiteLayout />}>
        <Route path="logo/:slug" element={<PlaceholderScreen name="Logo" />} />
        <Route path="basicInfo/:slug" element={<BasicInfoScreen />} />
        <Route path="services/:slug" element={<PlaceholderScreen name="Services" />} />
        <Route path="photos/:slug" element={<PhotosScreen />} />
        <Route path="faqs/:slug" element={<PlaceholderScreen name="FAQs" />} />
        <Route path="reviews/:slug" element={<PlaceholderScreen name="Reviews" />} />
        <Route path="partnerships/:slug" element={<PlaceholderScreen name="Partnerships" />} />
        <Route path="team/:slug" element={<PlaceholderScreen name="Team" />} />
        <Route path="domain/:slug" element={<DomainScreen />} />
        <Route path="layout/:slug" element={<LayoutScreen />} />
        <Route path="custom/:slug" element={<PlaceholderScreen name="Custom" />} />
        <Route path="custom-page/:slug" element={<PlaceholderScreen name="Custom Page" />} />
        <Route path="ads-page/:slug" element={<PlaceholderScreen name="Ads Page" />} />
        <Route path="preview/:slug" element={<PreviewScreen />} />
      </Route>
    </Routes>
  );
}
