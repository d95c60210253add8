import type { AdminTriedSearch } from '@pasar/contract';
import { useFormat } from '@pasar/slice-kit';
import { Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { Facts } from '../facts/facts.tsx';
import { headStyle, pairStyle } from './tried-result.styles.ts';
import type { Tried } from './use-try-search.ts';

const Result = ({ title, found }: { title: string; found: AdminTriedSearch }) => {
  const { t } = useTranslation('back-office');
  const { number } = useFormat();
  return (
    <Stack gap={8}>
      <h3 css={headStyle}>{title}</h3>
      <Facts
        facts={[
          [t('searching.total'), number(found.total)],
          [t('searching.understood'), found.understood.map(({ name }) => name).join(', ')],
          [t('searching.corrected'), found.corrected],
          [t('searching.suggestion'), found.suggestion],
          [t('searching.without'), found.without.join(', ')],
          [t('searching.products'), found.products.map(({ name }) => name).join(' · ')],
        ]}
      />
    </Stack>
  );
};

/** What a search came to, beside what it would come to. */
export const TriedResult = ({ tried }: { tried: Tried }) => {
  const { t } = useTranslation('back-office');
  return (
    <div css={pairStyle} role="status">
      <Result title={t('searching.now', { query: tried.query })} found={tried.before} />
      {tried.after && <Result title={t('searching.withRule')} found={tried.after} />}
    </div>
  );
};
