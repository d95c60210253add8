import { ListPages, SectionError } from '@pasar/dashboard';
import { linkTo, usePageData } from '@pasar/slice-kit';
import { Inline, Section, Stack, TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { CreateKeyButton } from '../features/api-keys/create-key-button.tsx';
import { KeyList } from '../features/api-keys/key-list.tsx';
import { DeliveryLog } from '../features/store-webhooks/delivery-log.tsx';
import { WebhookButton } from '../features/store-webhooks/webhook-button.tsx';
import { WebhookList } from '../features/store-webhooks/webhook-list.tsx';
import { DashboardLayout } from '../shared/dashboard-layout/dashboard-layout.tsx';
import type { developerLoader } from './developer.loader.ts';

/** What programs of the store use: keys, webhooks, and what was sent to these. */
export const DeveloperPage = () => {
  const { t } = useTranslation('seller');
  const { keys, webhooks, log } = usePageData<typeof developerLoader>();
  return (
    <DashboardLayout title={t('nav.developer')} lead={t('developer.lead')}>
      <Stack gap={32}>
        <Inline gap={16}>
          <TextLink standalone href="/api/docs#stores">
            {t('developer.guide')}
          </TextLink>
          <TextLink standalone href="/api/docs#calls">
            {t('developer.docs')}
          </TextLink>
        </Inline>
        <Section
          title={t('developer.keys.title')}
          text={t('developer.keys.text')}
          // One place for it, whatever the list holds: the sheet in it shows the secret of the first one, too.
          action={keys.ok && <CreateKeyButton />}
        >
          {keys.ok ? <KeyList keys={keys.value} /> : <SectionError section={t('developer.keys.title')} />}
        </Section>
        <Section
          title={t('developer.hooks.title')}
          text={t('developer.hooks.text')}
          action={webhooks.ok && <WebhookButton />}
        >
          {webhooks.ok ? (
            <WebhookList webhooks={webhooks.value} />
          ) : (
            <SectionError section={t('developer.hooks.title')} />
          )}
        </Section>
        {webhooks.ok && webhooks.value.length > 0 && (
          <Section title={t('developer.log.title')} text={t('developer.log.text')}>
            {log.ok ? (
              <Stack gap={16}>
                <DeliveryLog deliveries={log.value.deliveries} />
                <ListPages
                  label={t('developer.log.pages')}
                  page={log.value.page}
                  lastPage={log.value.lastPage}
                  pathFor={(page) => `${linkTo('seller.developer')}?page=${page}`}
                />
              </Stack>
            ) : (
              <SectionError section={t('developer.log.title')} />
            )}
          </Section>
        )}
      </Stack>
    </DashboardLayout>
  );
};
