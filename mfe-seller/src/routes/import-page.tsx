import { ListPages, SectionError } from '@pasar/dashboard';
import { usePageData } from '@pasar/slice-kit';
import { Card, Stack } from '@pasar/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as style from '../features/import-products/import.styles.ts';
import { ImportHistory } from '../features/import-products/import-history.tsx';
import { importPath } from '../features/import-products/import-path.ts';
import { ImportResult } from '../features/import-products/import-result.tsx';
import { SpreadsheetUpload } from '../features/import-products/spreadsheet-upload.tsx';
import { TemplateLinks } from '../features/import-products/template-links.tsx';
import { DashboardLayout } from '../shared/dashboard-layout/dashboard-layout.tsx';
import { Writable } from '../shared/rights/writable.tsx';
import { BackToProducts } from './back-to-products.tsx';
import type { importLoader } from './import.loader.ts';

const Step = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => (
  <Card as="section" padding="l">
    <Stack gap={16}>
      <Stack gap={4}>
        <h2 css={style.title}>{title}</h2>
        <p css={style.lead}>{lead}</p>
      </Stack>
      {children}
    </Stack>
  </Card>
);

export const ImportPage = () => {
  const { t } = useTranslation('seller');
  const { id, current, history } = usePageData<typeof importLoader>();
  return (
    <DashboardLayout title={t('imports.title')} lead={t('imports.lead')} above={<BackToProducts />}>
      {current ? (
        current.ok && current.value ? (
          <ImportResult
            key={id}
            loaded={current.value.data}
            pages={
              <ListPages
                label={t('imports.pages')}
                page={current.value.page}
                lastPage={current.value.lastPage}
                pathFor={(page) => importPath({ id, page })}
              />
            }
          />
        ) : (
          <SectionError section={t('imports.title')} />
        )
      ) : (
        <Writable area="catalogue">
          <Step title={t('imports.prepare')} lead={t('imports.prepareLead')}>
            <TemplateLinks />
          </Step>
          <Step title={t('imports.send')} lead={t('imports.sendLead')}>
            <SpreadsheetUpload />
          </Step>
        </Writable>
      )}
      <Card as="section" padding="l">
        <Stack gap={12}>
          <h2 css={style.title}>{t('imports.history')}</h2>
          {history.ok ? (
            <ImportHistory imports={history.value} />
          ) : (
            <SectionError section={t('imports.history')} />
          )}
        </Stack>
      </Card>
    </DashboardLayout>
  );
};
