import { Conversations } from '@pasar/dashboard';
import { LocalLink, linkTo, usePageData } from '@pasar/slice-kit';
import { ButtonLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { DashboardLayout } from '../shared/dashboard-layout/dashboard-layout.tsx';
import type { chatsLoader } from './chats.loader.ts';

export const ChatsPage = () => {
  const { t } = useTranslation('buyer');
  const { list } = usePageData<typeof chatsLoader>();
  return (
    <DashboardLayout title={t('nav.chat')}>
      <Conversations
        side="buyer"
        list={list}
        toHref={(id) => linkTo('buyer.chat', { id })}
        toPage={(page) => linkTo('buyer.chats', { page })}
        emptyAction={
          <ButtonLink as={LocalLink} variant="secondary" to={linkTo('storefront.home')}>
            {t('notifications.browseProducts')}
          </ButtonLink>
        }
      />
    </DashboardLayout>
  );
};
