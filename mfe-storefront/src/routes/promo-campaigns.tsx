import type { PromoHighlight } from '@pasar/contract';
import type { Settled } from '@pasar/slice-kit';
import { Section } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { CampaignTiles } from '../features/promo-highlights/index.ts';
import { SectionFailure } from '../shared/section-failure/index.ts';

/** The campaigns that run, as a section of its own: nothing when there are none, and told when they did not come. */
export const Campaigns = ({ campaigns }: { campaigns: Settled<readonly PromoHighlight[]> }) => {
  const { t } = useTranslation('storefront');
  const title = t('promoList.campaigns');
  if (!campaigns.ok) return <SectionFailure section={title} />;
  if (campaigns.value.length === 0) return null;
  return (
    <Section title={title}>
      <CampaignTiles promos={campaigns.value} />
    </Section>
  );
};
