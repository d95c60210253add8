import type { AdminSearchRule } from '@pasar/contract';
import { DetailPane, ListWithDetail, ResourceTable } from '@pasar/dashboard';
import { useFormat, useLocalNavigate, usePageData } from '@pasar/slice-kit';
import { Badge, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { ImportRules } from '../features/search-rules/import-rules.tsx';
import { LazyRuleDetail, LazyRuleForm } from '../features/search-rules/lazy-rule.ts';
import { getRuleKey } from '../features/search-rules/rule-values.ts';
import { type RulesQuery, rulesPath, ruleTabs } from '../features/search-rules/rules-query.ts';
import { TryQuery } from '../features/search-rules/try-query.tsx';
import { OfficePage } from '../shared/layout/office-page.tsx';
import { AddLink } from '../shared/list/add-link.tsx';
import { ListSection } from '../shared/list/list-section.tsx';
import { OfficeTabs } from '../shared/tabs/office-tabs.tsx';
import type { searchLoader } from './search.loader.ts';

const Rows = ({ rules, query }: { rules: readonly AdminSearchRule[]; query: RulesQuery }) => {
  const { t } = useTranslation('back-office');
  const { date } = useFormat();
  return (
    <ResourceTable
      caption={t('tab.search')}
      columns={[
        { id: 'phrases', label: t('rule.fields.phrases') },
        { id: 'kind', label: t('rule.fields.kind') },
        { id: 'target', label: t('rule.fields.target') },
        { id: 'origin', label: t('rule.origin') },
        { id: 'state', label: t('rule.state') },
        { id: 'at', label: t('rule.changedAt') },
      ]}
      rows={rules.map((rule) => ({
        id: getRuleKey(rule),
        to: rulesPath({ ...query, open: getRuleKey(rule) }),
        open: query.open === getRuleKey(rule),
        cells: {
          phrases: rule.phrases.join(', '),
          kind: t(`rule.kind.${rule.kind}`),
          target: rule.target,
          origin: t(`rule.from.${rule.origin}`),
          state: rule.is_active ? t('rule.on') : <Badge>{t('rule.off')}</Badge>,
          at: rule.updated_at && date(rule.updated_at),
        },
      }))}
    />
  );
};

/** What the search knows about phrases, and one rule beside the list. */
export const SearchPage = () => {
  const { t } = useTranslation('back-office');
  const navigate = useLocalNavigate();
  const data = usePageData<typeof searchLoader>();
  return (
    <OfficePage title={t('tab.search')} lead={t('rule.lead')} data={data}>
      {({ query, list, categories }) => {
        const closeTo = rulesPath({ ...query, open: '' });
        const rule = list.ok && list.value.data.find((one) => getRuleKey(one) === query.open);
        const known = categories?.ok ? categories.value.data : [];
        const showSaved = (saved: AdminSearchRule) =>
          navigate(rulesPath({ search: saved.phrases[0] ?? '', open: getRuleKey(saved) }));
        return (
          <>
            <OfficeTabs of="search" current="search" />
            <ListWithDetail>
              <Stack gap={12}>
                <AddLink to={rulesPath({ ...query, open: 'new' })} label={t('rule.new')} />
                <TryQuery />
                <ImportRules />
                <ListSection
                  title={t('tab.search')}
                  chips={ruleTabs.map((kind) => ({
                    key: kind,
                    label: t(`rule.kind.${kind}`),
                    to: rulesPath({ search: query.search, kind }),
                    chosen: query.kind === kind,
                  }))}
                  search={{
                    value: query.search,
                    label: t('rule.search'),
                    pathFor: (search) => rulesPath({ kind: query.kind, search }),
                  }}
                  list={list}
                  pathFor={(page) => rulesPath({ ...query, page, open: '' })}
                  cleared={query.search || query.kind !== 'all' ? rulesPath({}) : undefined}
                >
                  {(rules) => <Rows rules={rules} query={query} />}
                </ListSection>
              </Stack>
              {query.open === 'new' && (
                <DetailPane title={t('rule.new')} subject="new" close={{ to: closeTo, label: t('close') }}>
                  <LazyRuleForm categories={known} onDone={showSaved} />
                </DetailPane>
              )}
              {rule && (
                <LazyRuleDetail
                  key={query.open}
                  rule={rule}
                  categories={known}
                  closeTo={closeTo}
                  onSaved={showSaved}
                />
              )}
            </ListWithDetail>
          </>
        );
      }}
    </OfficePage>
  );
};
