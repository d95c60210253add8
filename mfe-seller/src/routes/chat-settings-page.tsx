import { useChatMessages } from '@pasar/dashboard';
import { LocalLink, linkTo, usePageData } from '@pasar/slice-kit';
import { TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { ChatSettingsForm } from '../features/edit-chat-settings/chat-settings-form.tsx';
import { DashboardLayout } from '../shared/dashboard-layout/dashboard-layout.tsx';
import type { chatSettingsLoader } from './chat-settings.loader.ts';

/** When the store answers, what it sends by itself, and the texts that it prepared. */
export const ChatSettingsPage = () => {
  const { t } = useTranslation('seller');
  const { all } = useChatMessages();
  return (
    <DashboardLayout
      title={t('nav.chatSettings')}
      lead={t('chatSettings.lead')}
      above={
        <TextLink as={LocalLink} standalone to={linkTo('seller.chats')}>
          {all}
        </TextLink>
      }
    >
      <ChatSettingsForm settings={usePageData<typeof chatSettingsLoader>()} />
    </DashboardLayout>
  );
};
