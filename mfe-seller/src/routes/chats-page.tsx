import { usePageData } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { SellerConversations } from '../features/browse-chats/seller-conversations.tsx';
import { DashboardLayout } from '../shared/dashboard-layout/dashboard-layout.tsx';
import type { chatsLoader } from './chats.loader.ts';

export const ChatsPage = () => (
  <DashboardLayout title={useTranslation('seller').t('nav.chat')}>
    <SellerConversations list={usePageData<typeof chatsLoader>().list} />
  </DashboardLayout>
);
