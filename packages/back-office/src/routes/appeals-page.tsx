import { appealStates } from '@pasar/contract';
import { ListWithDetail } from '@pasar/dashboard';
import { usePageData } from '@pasar/slice-kit';
import { Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { AppealDetail } from '../features/decide-appeals/appeal-detail.tsx';
import { appealsPath } from '../features/decide-appeals/appeals-query.ts';
import { AppealsTable } from '../features/decide-appeals/appeals-table.tsx';
import { OfficePage } from '../shared/layout/office-page.tsx';
import { ListSection } from '../shared/list/list-section.tsx';
import { OfficeTabs } from '../shared/tabs/office-tabs.tsx';
import type { appealsLoader } from './appeals.loader.ts';

/** Appeals against blocks, and one of them beside the list. */
export const AppealsPage = () => {
  const { t } = useTranslation('back-office');
  const data = usePageData<typeof appealsLoader>();
  return (
    <OfficePage title={t('nav.appeals')} data={data}>
      {({ query, list }) => {
        const appeal = list.ok && list.value.data.find(({ id }) => String(id) === query.open);
        return (
          <ListWithDetail>
            <Stack gap={12}>
              <OfficeTabs of="reports" current="appeals" />
              <ListSection
                title={t('nav.appeals')}
                chips={appealStates.map((state) => ({
                  key: state,
                  label: t(`appeals.state.${state}`),
                  to: appealsPath({ state }),
                  chosen: query.state === state,
                }))}
                list={list}
                pathFor={(page) => appealsPath({ ...query, page, open: '' })}
              >
                {(appeals) => <AppealsTable appeals={appeals} query={query} />}
              </ListSection>
            </Stack>
            {appeal && (
              <AppealDetail key={appeal.id} appeal={appeal} closeTo={appealsPath({ ...query, open: '' })} />
            )}
          </ListWithDetail>
        );
      }}
    </OfficePage>
  );
};
