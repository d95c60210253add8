import { LocalLink, linkTo, usePageData } from '@pasar/slice-kit';
import { ButtonLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { SellerConversations } from '../features/browse-chats/seller-conversations.tsx';
import { DashboardLayout } from '../shared/dashboard-layout/dashboard-layout.tsx';
import type { chatsLoader } from './chats.loader.ts';

export const ChatsPage = () => {
  const { t } = useTranslation('seller');
  return (
    <DashboardLayout
      title={t('nav.chat')}
      action={
        <ButtonLink as={LocalLink} variant="secondary" size="s" to={linkTo('seller.chatSettings')}>
          {t('nav.chatSettings')}
        </ButtonLink>
      }
    >
      <SellerConversations list={usePageData<typeof chatsLoader>().list} />
    </DashboardLayout>
  );
};
